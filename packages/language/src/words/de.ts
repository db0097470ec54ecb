import type { LanguageWords } from './language-words.ts'

export const german: LanguageWords = {
  dates: {
    months: [
      'jan, jän, januar, jänner',
      'feb, feber, februar',
      'mrz, mär, märz, maerz',
      'apr, april',
      'mai',
      'jun, juni',
      'jul, juli',
      'aug, august',
      'sep, sept, september',
      'okt, oktober',
      'nov, november',
      'dez, dezember',
    ],
    winter: 'winter',
    spring: 'frühjahr, frühling',
    summer: 'sommer',
    autumn: 'herbst',
    partsOfYear: 'ende, mitte, anfang',
    now: 'dato, heute, jetzt, aktuell, laufend, gegenwart',
    until: 'bis, bis zum',
    since: 'ab, vom, von, seit',
    goesOn: 'ab, seit',
    between: 'zwischen',
    and: 'und',
    startLabel: 'beginn, eintritt',
    endLabel: 'ende, austritt',
    units: 'jahr, jahre, jahrn, monat, jahren, monate, monatn, monaten',
  },
  leave: {
    names:
      'elternzeit|erziehungsurlaub|mutterschutz|mutterschaftsurlaub|vaterschaftsurlaub|karenz(?:zeit)?|pflegezeit|familienzeit|familienpause|babypause|auszeit|sabbatjahr|erwerbspause|berufspause',
    reasons: 'fur|zur|zum|mit|nach|und',
  },
  signs: {
    inTexts: 'der die das und mit von für im bei',
    inLines:
      'der die das und mit von für im bei den dem ein eine einer eines einen auf zur zum vom nach aus über sowie durch',
    besideOthers:
      'der die das und mit von für im bei den dem ein eine auf zur zum als seit bis an in sowie durch',
  },
  small: 'und, der, die, das, den, dem, ein, eine, einen, mit, von, zu, im, am',
  levels: `
    sehr gut; gut; ausgezeichnet; hervorragend; befriedigend; grundkenntnisse; basiskenntnisse; gute kenntnisse; sehr gute kenntnisse; vertiefte kenntnisse;
    sicher; sicherer umgang; sichere anwendung; fortgeschritten; anfanger; experte; fliessend; verhandlungssicher; muttersprache; taglich; anwender`,
}
