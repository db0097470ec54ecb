/** Verbs that make a thing of any kind: with the noun of a doing they say no more than its verb. English, French, German, Spanish. */
export const making = `
make develop create build prepare write write_up produce draw_up put_together compile form shape draft complete deliver
developper creer elaborer rediger etablir preparer produire
entwickeln entwickelt erstellen erstellt erstellung erarbeiten erarbeitet ausarbeiten ausgearbeitet schreiben verfassen verfasst anfertigen angefertigt
desarrollar crear elaborar redactar preparar producir elaboracion
`
