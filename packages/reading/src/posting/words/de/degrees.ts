import type { DegreeWords } from '../degree-words.ts'

/** German. */
export const germanDegrees: DegreeWords = {
  nouns: 'studium | abschluss',
  softly: 'idealerweise',
  link: 'in | im | als | zum | zur | der | des',
  linked: 'in',
  article: 'der | dem | den | einem?',
  field: 'bereich(?: der| des)? | fach(?:richtung)? | fachbereich',
  ofThe: 'der | des',
  heads: '(?:abgeschlossenes? )?(?:hochschul)?(?:studium|abschluss)',
  headLink: 'in | im | (?<=studium )(?:der|des)',
  headsOf:
    '(?:abgeschlossenes |abgeschlossene )(?:hochschul)?(?:studium|ausbildung)(?! (?:oder|und|mit|sowie|bzw|im|in|an|zum|zur|als|der|des|dem|von|auf|ist|idealerweise|vorzugsweise|gerne|wünschenswert)(?![\\p{L}]))',
  shortNouns: '',
  shortLink: '',
  diplomas: '',
  masters: '',
}
