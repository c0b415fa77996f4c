package org.jadoube.adapter.file;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalReader;
import org.jadoube.trace.JournalReading;
import org.jadoube.trace.JournalWriter;

/** How a journal's file comes to be open; may be tried again after it has failed. */
sealed interface JournalOpening {
    String ENDING = ".journal";

    /** What has to be written first. */
    byte[] firstBytes(JournalWriter writer);

    /** Writes what follows the records that are there. */
    JournalWriter writer();

    /** The bytes that are there already and stay. */
    long length();

    /** Opens the file; what is there already and stays is then safe. */
    DiskFile open(Disk disk) throws IOException;

    /** A new file under a free name, which tells when the journal began. */
    record New(Path folder, JournalHead head) implements JournalOpening {
        /** In universal time, so that names sort as the games were begun. */
        private static final DateTimeFormatter NAME =
                DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'").withZone(ZoneOffset.UTC);

        @Override
        public byte[] firstBytes(JournalWriter writer) {
            return writer.head(head);
        }

        @Override
        public JournalWriter writer() {
            return new JournalWriter();
        }

        @Override
        public long length() {
            return 0;
        }

        @Override
        public DiskFile open(Disk disk) throws IOException {
            disk.createFolders(folder);
            Path path = NewFiles.freePath(disk, folder, NAME.format(head.date()), ENDING);
            DiskFile file = disk.create(path);
            try {
                disk.forceFolder(folder);
            } catch (IOException failed) {
                NewFiles.abandon(disk, path, file, failed);
                throw failed;
            }
            return file;
        }
    }

    /** A journal that was read and goes on. */
    record Existing(Path path, JournalReading reading) implements JournalOpening {
        private static final String TAIL_ENDING = ".tail";

        @Override
        public byte[] firstBytes(JournalWriter writer) {
            return new byte[0];
        }

        @Override
        public JournalWriter writer() {
            return reading.writer();
        }

        @Override
        public long length() {
            return reading.length();
        }

        @Override
        public DiskFile open(Disk disk) throws IOException {
            DiskFile file = disk.open(path);
            try {
                dropTail(disk, file);
                file.force();
                return file;
            } catch (IOException failed) {
                NewFiles.close(file, failed);
                throw failed;
            }
        }

        /** What cannot be read is put aside first: a later version, or a person, may read it. */
        private void dropTail(Disk disk, DiskFile file) throws IOException {
            byte[] bytes = file.read();
            JournalReading now = JournalReader.read(bytes);
            if (now.length() != reading.length() || !now.checksum().equals(reading.checksum())) {
                throw new IOException(path + " has changed since it was read");
            }
            if (bytes.length > reading.length()) {
                keepAside(disk, Arrays.copyOfRange(bytes, (int) reading.length(), bytes.length));
                file.truncate(reading.length());
            }
        }

        private void keepAside(Disk disk, byte[] tail) throws IOException {
            Path folder = path.toAbsolutePath().resolveSibling("");
            String name = path.getFileName().toString();
            NewFiles.write(disk, NewFiles.freePath(disk, folder, name, TAIL_ENDING), tail);
            disk.forceFolder(folder);
        }
    }
}
