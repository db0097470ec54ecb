import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Polish. */
export const polish: LanguageWords = {
  joints: 'jako',
  compounds: true,
  roles: `
    kierownik, kierowniczka, specjalista, specjalistka, inzynier, nauczyciel, nauczycielka, pielegniarka,
    pielegniarz, lekarz, sprzedawca, sprzedawczyni, kasjer, kasjerka, ksiegowa, ksiegowy, asystent,
    asystentka, pracownik, pracownica, kierowca, mechanik, elektryk, spawacz, stolarz, murarz, kucharz,
    kucharka, kelner, kelnerka, magazynier, magazynierka, programista, programistka, analityk, projektant,
    projektantka, konsultant, konsultantka, dyrektor, zastepca, stazysta, stazystka, praktykant,
    praktykantka, referent, sekretarka, tlumacz, tlumaczka, redaktor, redaktorka, opiekun, opiekunka,
    fryzjer, fryzjerka, technik, operator, operatorka, brygadzista, majster, bibliotekarz, bibliotekarka,
    konserwator, adiunkt, doktorant, doktorantka
  `,
  organisations: `
    spolka, szpital, urzad, przychodnia, fundacja, zaklad, sklep, warsztat, teatr, muzeum, biblioteka,
    sp z o o
  `,
  legalForms: 'sp. z o.o, s.a',
  institutions: 'szkola, uniwersytet, politechnika, liceum, technikum, akademia',
  degrees: 'magister, licencjat, inzynier, matura, technikum, swiadectwo',
  as: 'jako',
  lands: 'Polska',
  patterns: {
    told: 'jestem | był[ae]m | pracuję | pracował[ae]m',
  },
}
