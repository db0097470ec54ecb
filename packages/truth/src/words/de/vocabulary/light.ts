/** Nouns that carry a grammar and claim nothing, and wider words that follow from any narrower one, without accents. */
export const light = `
personen mitglied mitglieder kollege kollegen kollegin fall falle faelle elemente dauer zeitraum aktivitat aktivitaten gruppe gruppen satz reihe betrag betrage summe raumlichkeiten standort ort gebiet stufe schritt schritte vorgang vorgange verfahren ablauf ablaufe massnahme massnahmen angelegenheit angelegenheiten gegenstand stuck umfang hohe lange zeit
`

/** Verbs that carry another word's doing. */
export const lightVerbs = `
leisten geben bieten ubernehmen ubernahm vornehmen erledigen
`
