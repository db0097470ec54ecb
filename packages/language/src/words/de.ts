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
  degrees: {
    college: String.raw`fachschulabschluss|staatlich geprüfte[rn]? techniker(?:in)?`,
    bachelor: String.raw`bachelor(?: of (?:science|arts|engineering|education|laws))?|bachelor(?:abschluss|studium|grad|studiengang)|fh-(?:abschluss|studium|diplom)|fachhochschul(?:abschluss|studium)`,
    master: String.raw`master(?: of (?:science|arts|engineering|education))?|master(?:abschluss|studium|grad|studiengang)|diplom(?!a)(?:abschluss|studium)?|dipl\.-\p{L}+\.?|diplom-\p{L}+|magister|(?:erstes |zweites |erste |zweite )?staats(?:examen|prüfung)|staatsexamina|volljurist(?:in)?`,
    doctor: String.raw`promotion (?:in|im|zum|zur)|promoviert|dr\. [\p{L}]+\.`,
    any: String.raw`(?:hochschul|universitäts|fach)?studium|(?:hochschul|studien|universitäts)abschluss|abschluss(?= (?:in|im|als|der|des)(?!\p{L}))|akademischer abschluss|studienabschluss|studiengang`,
    ending: String.raw`studium`,
    link: String.raw`im bereich|im fach|in der fachrichtung|in den bereichen|in|im|als|zum|zur|der|des|mit (?:dem )?schwerpunkt|fachrichtung|im bereich|im fach|in der fachrichtung|in den bereichen`,
    either: String.raw`oder|bzw\.|und\/oder|beziehungsweise`,
    before: String.raw`eine?n?|ein|abgeschlossene[ns]?|erfolgreich|ein erfolgreich|sie haben|du hast|idealerweise`,
    fieldEnd: String.raw`oder [^,;]{0,60}erfahrung|oder (?:ähnlich|vergleichbar|verwandt|gleichwertig|einer?[mnrs]? (?:vergleichbar|verwandt|ähnlich|anderen))\p{L}*|mit|ist|sowie|an|von|für|wünschenswert|abgeschlossen|o\. ?ä\.`,
  },
}
