/** Verbs that make a thing of any kind: with the noun of a doing they say no more than its verb. */
export const making = `desarrollar crear elaborar redactar preparar producir elaboracion`
