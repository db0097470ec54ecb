/** Nouns that carry a grammar and claim nothing, and wider words that follow from any narrower one, without accents. */
export const light = `
personne personnes membre membres collegue collegues cas duree periode seance seances activite activites materiel systeme groupe groupes ensemble montant montants somme locaux lieu domaine secteur niveau etape etapes processus demarche besoins article articles
`

/** Verbs that carry another word's doing. */
export const lightVerbs = `
donner fournir offrir occuper prendre
`
