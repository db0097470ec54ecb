/** Verbs that make a thing of any kind: with the noun of a doing they say no more than its verb. */
export const making = `entwickeln entwickelt erstellen erstellt erstellung erarbeiten erarbeitet ausarbeiten ausgearbeitet schreiben verfassen verfasst anfertigen angefertigt`
