import type { LanguageWords } from './language-words.ts'

export const spanish: LanguageWords = {
  dates: {
    months: [
      'ene, enero',
      'feb, febrero',
      'mar, marzo',
      'abr, abril',
      'may, mayo',
      'jun, junio',
      'jul, julio',
      'ago, agosto',
      'sep, set, sept, setiembre, septiembre',
      'oct, octubre',
      'nov, noviembre',
      'dic, diciembre',
    ],
    winter: 'invierno, inviernos',
    spring: 'primavera, primaveras',
    summer: 'verano, veranos',
    autumn: 'otoño, otoños',
    now: 'hoy, ahora, actual, en curso, presente, actualidad, actualmente',
    nowBehindUntil: 'fecha, momento, la fecha, el momento',
    until: 'a, al, hasta, hasta el',
    since: 'de, del, desde, desde el',
    goesOn: 'desde, desde el',
    between: 'entre',
    and: 'e, y',
    startLabel: 'inicio',
    endLabel: 'fin',
    units: 'año, mes, años, meses',
  },
  leave: {
    names:
      '(?:permiso|baja|licencia|excedencia) (?:de |por |parental)(?:maternidad|paternidad|parental|cuidado|enfermedad|nacimiento)?|ano sabatico|excedencia',
    reasons: 'para|por|con|y',
  },
  signs: {
    inTexts: 'el los las y del con para una por',
    inLines: 'el los las y del con para una por al sus su como más hasta desde',
    besideOthers: 'el los las y del con para una por en de la un al como desde su',
  },
  small: 'el, la, los, las, del, y, con, en, al',
  levels: `
    basico; nivel basico; medio; nivel medio; intermedio; nivel intermedio; avanzado; nivel avanzado; alto; nivel alto; experto; usuario; nociones;
    nativo; bueno; muy bueno`,
}
