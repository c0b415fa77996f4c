package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NetlistTest {

    @ParameterizedTest
    @EnumSource
    void nothingHangsInTheAirAndNoPinIsInTwoNets(HardwareBoard board) throws Exception {
        assertEquals(List.of(), board.netlist().faults());
    }

    @Test
    void whatHangsInTheAirIsFound() throws Exception {
        Netlist netlist =
                Netlist.parse(
                        """
                        part R1 resistor 1k
                        part R2 resistor 1k
                        net A R1.1 R2.1
                        net B R2.2
                        net C R1.3 R2.1
                        """);
        assertEquals(
                List.of(
                        "net B connects nothing",
                        "there is no R1.3",
                        "R2.1 is in net A and in net C",
                        "R1.2 is neither connected nor unused"),
                netlist.faults());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wire A R1.1",
                "part R1",
                "part R1 rezistor",
                "part R1 resistor\npart R1 resistor",
                "net A R1",
                "net A\nnet A"
            })
    void aRowThatSaysNothingIsRefused(String text) {
        assertThrows(Netlist.SyntaxException.class, () -> Netlist.parse(text));
    }
}
