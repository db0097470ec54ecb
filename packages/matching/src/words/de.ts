import type { MatchingWords } from './matching-words.ts'

export const german: MatchingWords = {
  weak: String.raw`grundlagen|grundkenntnisse|basiskenntnisse|schulkenntnisse|anfänger\p{L}*|einsteiger|erste kenntnisse|erste erfahrungen?|etwas`,
  strong: String.raw`gute[nrs]?|fließend\p{L}*|verhandlungssicher\p{L}*|sehr gut\p{L}*|muttersprach\p{L}*|ausgezeichnet\p{L}*|fundiert\p{L}*|sicher\p{L}*`,
  notYet: 'noch nicht|geplant|in vorbereitung|angemeldet|abgelaufen|beantragt',
  studyLacks: String.raw`nicht \p{L}+|ausstehend|steht (?:noch )?aus|zulassung|beworben|beurlaubt|urlaubssemester|immatrikuliert|\d+\. (?:fach)?semester|im studium|fehlt|offen|ohne (?:\p{L}+ )?(?:abschluss|abschluß|examen|prüfung)|abgebrochen|abbruch|nicht (?:abgeschlossen|beendet|bestanden|absolviert)|noch nicht|exmatrikul\p{L}*|studien(?:abbruch|platz)wechsel|wird (?:\p{L}+ )?(?:abgeschlossen|beendet)`,
  studyEnds: String.raw`abgeschlossen(?:es|e|er)?|erfolgreich|bestanden|absolviert|abschluss ?[:(]|abschlussnote|gesamtnote|note ?:?(?= ?\d)|verteidigt|verliehen|diplomiert`,
  studyGoesOn: String.raw`laufend|voraussichtlich\p{L}*|derzeit|aktuell|angestrebt\p{L}*|im \d+\. (?:fach)?semester|begonnen|heute|seit (?:\p{L}+ )?\d{2,4}|unterbrochen|ab \d{4}|geplant\p{L}*`,
  denied: 'nein|keine?',
  notDone: String.raw`möchte\p{L}*|wollte\p{L}*|sollte\p{L}*|geplant|gelesen|durchgefallen`,
  watched: 'zugeschaut|hospitiert|beobachtet',
  helped: '',
  helpedWhom: '',
  byOthers: '',
  no: 'keine?[nrms]?|nie(?:mals)?|nicht(?! nur)|ohne',
  noSkill: 'erfahrung(?:en)?|kenntnisse|gearbeitet|genutzt|verwendet|vertraut',
  unskilled: 'unerfahren',
  noLink: 'mit|in|von|im',
  hedge: String.raw`kein\p{L}*|nicht|ohne|lern\p{L}*|grundkenntnisse`,
  levelBefore: 'fortgeschrittene[nrs]?|sehr gute|gute|fundierte',
  levelBehind: '',
  doingBefore: 'umgang mit|arbeit mit|kenntnisse (?:in|von|der|des)',
  doingBehind: 'kenntnisse|anwendung|bedienung',
  units: String.raw`dep\.|\p{L}*station|\p{L}*abteilung|fachbereich`,
  unitEnds: '',
  stations: String.raw`polizei|feuer(?:[\s-]?wehr)?|bahn|tank|bus|rettungs|raum`,
  empty: `
    des einem einer oder in an auf fur als bei nach uber sowie erfahrung erfahrungen kenntnisse kenntnis fahigkeit
    gute guter gutes sehr sichere sicherer sicheres fundierte erste idealerweise bereich umgang abgeschlossene
    abgeschlossenes berufserfahrung jahre mindestens einschlagige wunschenswert
  `,
  telling:
    'und oder mit in von für fur im der die das bei sowie erfahrung kenntnis nutzung genutzt verwendet',
  joins: 'und oder',
  verbal: '',
  verbalNames: '',
  setPhrases: '',
  verbForms: '',
  employers: String.raw`gmbh|ag|kg|se|e\. ?v`,
}
