package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.adapter.resource.ShippedWords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves as people of each language write them. */
class LocalSanTest {

    @ParameterizedTest
    @CsvSource({
        "Nf3, Кf3, Кf3, ♘f3",
        "Kxd2, Крxd2, Цxd2, ♔xd2",
        "Bb5+, Сb5+, Оb5+, ♗b5+",
        "Rad1, Лad1, Тad1, ♖ad1",
        "exd8=Q#, exd8=Ф#, exd8=Д#, exd8=♕#",
        "b4, b4, b4, b4",
        "O-O, 0-0, 0-0, 0-0",
        "O-O-O+, 0-0-0+, 0-0-0+, 0-0-0+"
    })
    void lettersAndFigurines(String san, String russian, String bulgarian, String figurines) {
        assertEquals(russian, LocalSan.letters(san, ShippedWords.of(Language.RUSSIAN)));
        assertEquals(bulgarian, LocalSan.letters(san, ShippedWords.of(Language.BULGARIAN)));
        assertEquals(figurines, LocalSan.figurines(san));
        assertEquals(
                san.replace('O', '0'), LocalSan.letters(san, ShippedWords.of(Language.ENGLISH)));
    }
}
