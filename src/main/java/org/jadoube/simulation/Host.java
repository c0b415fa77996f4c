package org.jadoube.simulation;

import java.util.List;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.trace.TraceToken;

/** The service behind the board on a desk, in simulated time. */
interface Host {

    /** Told of everything that is taken in, in order. */
    interface Witness {
        /**
         * Notes an input.
         *
         * @param after the table after it
         */
        void note(Input input, List<Effect> effects, Table after);
    }

    /** Lets something happen at its time, which has not come yet. */
    void add(TraceToken token);

    /** Goes on until a time. */
    void runTo(long micros);

    /** The table as it is now. */
    Table table();
}
