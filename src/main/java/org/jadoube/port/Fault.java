package org.jadoube.port;

/**
 * Something that does not work as it should, while play goes on.
 *
 * @param part what is at fault, such as {@code lights} or {@code square e4}; a part has one fault
 *     at a time, and a later one takes its place
 * @param words what is wrong and what can be done, for a person; complete sentences
 * @param sinceMicros when it was noticed first, on the clock of the service
 */
public record Fault(String part, String words, long sinceMicros) {

    /** Whether both are about the same part, so that one takes the place of the other. */
    public boolean isOfSamePart(Fault other) {
        return part.equals(other.part);
    }
}
