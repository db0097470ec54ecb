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
  degrees: {
    college: String.raw`técnico superior|ciclo (?:formativo )?superior|formación profesional`,
    bachelor: String.raw`grado(?: universitario)?|graduad[oa]|licenciatura|licenciad[oa]|diplomatura|diplomad[oa]|ingeniería técnica|ingenier[oa] técnic[oa]`,
    master: String.raw`maestría|máster(?: universitario| oficial)?|master|postgrado|posgrado`,
    doctor: String.raw`doctorado|doctora?(?= en)`,
    any: String.raw`titulación(?: universitaria)?(?: superior)?|título (?:universitario|superior|oficial)|título(?= de (?:ingenier|grado|licenci|arquitect))|estudios universitarios|carrera universitaria|formación universitaria|ingenier[oa](?= de)`,
    link: String.raw`finalizad[oa]s? en|terminad[oa]s? en|en|de|del`,
    either: String.raw`o|u|y\/o`,
    before: String.raw`una?|el|la|tienes|estar en posesión del?|poseer|contar con|imprescindible`,
    fieldEnd: String.raw`o [^,;]{0,60}experiencia|o (?:similar|equivalente|afín|relacionad|titulación|otr)\p{L}*|con|finalizad[oa]|terminad[oa]|es|requerid[oa]`,
  },
}
