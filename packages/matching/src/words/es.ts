import type { MatchingWords } from './matching-words.ts'

export const spanish: MatchingWords = {
  weak: 'básicos?|básicas?|nociones|principiante|iniciación|elemental(?:es)?',
  strong: 'fluid[oa]|bilingüe|dominio|excelente|avanzad[oa]|alto|nativ[oa]',
  notYet: 'todavía no|en preparación|previst[oa]s?|pendientes?|caducad[oa]s?',
  studyLacks: String.raw`no \p{L}+[ai]d[oa]s?|aplazad[oa]|admitid[oa]|baja voluntaria|traslado de expediente|falta(?:n)?|\d\.?º curso|\d (?:de|sobre) \d+ (?:créditos|asignaturas)|créditos superados|no (?:finaliz|termin|conclu|titul|obtuv|complet)\p{L}*|sin (?:terminar|acabar|finalizar|titular|concluir|completar|título)|inacabad\p{L}*|inconclus\p{L}*|abandon\p{L}*|incomplet\p{L}*|pendiente|trunc[oa]s?|a falta de\p{L}*`,
  studyEnds: String.raw`titulad[oa]|finalizad[oa]s?|obtenid[oa]|graduad[oa]|aprobad[oa]|defendid[oa]|concluid[oa]s?|terminad[oa]s?`,
  studyGoesOn: String.raw`desde (?:\p{L}+ )?\d{4}|interrumpid[oa]s?|iniciad[oa]s?|en curso|previst\p{L}*|cursando|actualidad|actualmente|matriculad[oa]`,
  denied: 'no|ninguno',
  notDone: String.raw`me gustaría|quer[ií]a|quiso|leíd?\p{L}*|suspend\p{L}*`,
  watched: 'observ(?:é|ó|ado)',
  helped: '',
  helpedWhom: '',
  byOthers: '',
  no: 'ningun[ao]?|ningún|nunca|sin|jamás',
  noSkill: 'experiencia|conocimientos?|usado|trabajado|utilizado',
  unskilled: '',
  noLink: 'con|de|en',
  hedge: String.raw`sin|ning[uú]n\p{L}*|nociones|aprend\p{L}*`,
  levelBefore: 'avanzad[oa]s?',
  levelBehind: 'avanzado',
  doingBefore: 'manejo de|uso de',
  doingBehind: '',
  units: 'unidad de|departamento de|servicio de',
  unitEnds: '',
  stations: '',
  empty: `
    uno una o por para experiencia conocimiento conocimientos capacidad habilidad dominio manejo buen buena nivel
    anos ano minimo minima deseable imprescindible
  `,
  telling: 'y o e con los las el uso usado manejo experiencia conocimiento',
  joins: 'y e o',
  verbal: '',
  verbalNames: '',
  setPhrases: '',
  verbForms: '',
  employers: 'sl|sa',
}
