import { countOpen, type OfflineWords } from './offline-words.ts'

export const german: OfflineWords = {
  result:
    'gesenkt|senk|reduzier|gesteiger|steiger|erhöh|verkürz|eingespart|einspar|spart|verbesser|verdoppel|halbier|von [^ ]+(?: [^ ]+){0,3} auf\\b|statt \\d|gewonnen|übertroffen|verringer|gestiegen|gesunken|rückgang|beschleunig|ohne (?:\\p{L}+ ){0,2}(?:ausfall|unfall|beanstandung|mängel)|keine (?:\\p{L}+ ){0,2}(?:beanstandung|abweichung|unfälle)|ausgezeichnet|platz \\d',
  helped: 'mitwirk|mitarbeit|mithilfe|unterstütz|teilnahme|teilgenommen|begleit|hilfe bei|beteilig',
  goesOn:
    '(?:dies\\p{L}*|dabei|dadurch|dazu|damit|hierbei|hierzu|außerdem|zusätzlich|ebenso|ebenfalls|danach|später|dort|und)(?!\\p{L})|im rahmen dess',
  heads: 'kunde|projekt\\p{L}*|rolle|umfeld|erfolge|aufgaben|schwerpunkte|tätigkeiten',
  lists:
    'tools?|systeme?|software|werkzeuge?|technologien|techstack|umgebung|kenntnisse|programme|edv',
  between: 'mit|und|oder|in|im|von|nutzung|einsatz|arbeit|verwendung|umgang|täglich|auch',
  junk: 'referenzen.*(?:anfrage|wunsch)|zeugnisse.*(?:anfrage|wunsch)|auf (?:anfrage|wunsch)',
  unfinished:
    'laufend|derzeit|aktuell|begonnen|seit \\d|angemeldet|geplant|abgebrochen|\\d+ von \\d+|abgelaufen|voraussichtlich|berufsbegl\\p{L}*',
  notYet:
    'poc\\b|proof of concept|durch (?:extern|dienstleister)|macht der|machen die|übernimmt|extern vergeben|geplant|in planung|vorgesehen|noch nicht|pilot|einarbeitung|unter aufsicht',
  instruments: 'in|im|mit|mittels|über|via|unter|auf|per',
  limits: 'nur|lediglich|bloß|Prototyp|Testsystem|lesend',
  others: 'neben|unter Anleitung|gemeinsam|Team|Kollegen?',
  employers: 'unternehmen|hersteller|betrieb mit|dienstleister|händler|mitarbeiter|konzern|agentur',
  low: 'grundlagen|grundkenntnisse|einführung|anfänger',
  asking: 'kenntnisse?|erfahrung(?:en)?|fähigkeiten|know-how',
  present: 'heute',
  name: 'Deutsch',
  and: () => 'und',
  years: (proven) => `${countOpen('mehr als', proven)} Jahren Berufserfahrung`,
  withYears: (position, years, skills) => `${position} mit ${years}: ${skills}.`,
  also: (skills) => `Außerdem: ${skills}.`,
  languages: (languages) => `Sprachen: ${languages}.`,
  certificates: (certificates) => `Zertifikate: ${certificates}.`,
}
