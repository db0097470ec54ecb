/** Verbs and nouns of change by their direction, for lines whose figures show it; without accents. */
export const change = {
  up: 'augmenter augmente augmentation accroitre hausse',
  down: 'reduire reduit reduite reduction diminuer diminue diminution baisser baisse raccourcir raccourci raccourcie raccourcissement abaisser abaisse limiter passer',
  better: 'ameliorer ameliore amelioration evoluer',
  over: 'depasser depasse surpasser',
}

/** What a result may be held against. */
export const targets = 'objectif budget'
