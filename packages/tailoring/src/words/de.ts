import type { TailoringWords } from './tailoring-words.ts'

export const german: TailoringWords = {
  behindNames: 'und oder mit ohne für in im auf an bei zu zum zur von vom aus als durch über',
  joints: 'und|oder',
  skills: 'kenntnis|fähigkeit|kompetenz',
  groups:
    'werkzeuge?|kenntnisse?|software|systeme?|sprachen?|methoden?|datenbanken?|plattformen?|geräte?|technik|technologien?|anwendungen?|programme?|verfahren|maschinen?|sonstiges|fähigkeiten|kompetenzen|tools?|skills?',
  notHeld: String.raw`geplant|gebucht|abgelaufen|erloschen|in Ausbildung|in Vorbereitung|lernt?e?|lernend|Grundkenntnisse|Grundlagen|Basiskenntnisse|Einblicke?|hospitiert|stellv\p{L}*|kommissarisch|angemeldet|nicht(?! nur)|^kein(?:e[mnrs]?)?|nie|(?:keine|ohne) (?:Erfahrung(?:en)?|Kenntnisse)`,
  lowLevels: 'Einsteiger|Anfänger|Schulkenntnisse|Theorie|theoretisch|wenig|etwas|erste',
  ofOthers: String.raw`(?:leiter|leiterin|leitung|chef|chefin|abteilung|meister|meisterin|manager|managerin|referent|referentin|kollegen|kolleginnen)(?: der| des| für| im)?`,
  byOthers: String.raw`(?:liegt|liegen|lag|lagen|bleibt|blieb) (?:bei|beim)|(?:wird|werden|wurde|wurden|erfolgt|erfolgte) (?:durch|von|vom)|(?:übernimmt|übernahm|macht|machte|erledigt|erledigte) (?:der|die|das|ein|eine)`,
  beforeNames: '',
  beforeOthers: '',
  privateSections: 'referenzen|pers[öo]nliche (?:daten|angaben)',
  told: {
    keptLine: 'Ihre Worte {line} blieben: {reason}',
    keptPlaces: 'An {n} Stellen blieben Ihre eigenen Worte: {reason}',
    leftSentence: 'Ein Satz eines neuen Profils fiel weg: {reason}',
    leftSkill: 'Eine Kenntnis kam nicht in Ihre Liste: {reason}',
    notReadAgain:
      'Die zweite Lesung der neuen Formulierungen fand nicht statt. Vergleichen Sie jede mit Ihrer eigenen Zeile, bevor Sie den Lebenslauf abschicken, oder passen Sie ihn später noch einmal an.',
    notAllReadAgain:
      'Neue Formulierungen ohne zweite Lesung: {n}. Vergleichen Sie die neuen Formulierungen mit Ihren eigenen Zeilen, bevor Sie den Lebenslauf abschicken.',
    morePlaces: 'An {n} weiteren Stellen steht etwas, das im Original nicht steht.',
    showsTerm: 'Rückt „{term}“ ins Blickfeld.',
    saysPlainly: 'Sagt dasselbe klarer.',
    evensOut: 'Beginnt und endet wie die Zeilen daneben.',
    offersSkill: 'Fehlt in der Liste Ihrer Kenntnisse.',
    addsSkill: 'Steht in Ihren Zeilen und fehlt in der Liste Ihrer Kenntnisse.',
    quoted: '„{word}“',
    renames: 'Die Stelle verlangt {asked}; Sie haben {written} geschrieben.',
    namesKind: 'Die Stelle verlangt „{term}“; „{written}“ gehört dazu.',
    namesSame: 'Die Stelle verlangt „{term}“; „{written}“ ist dasselbe.',
    listsShown:
      'Die Stelle verlangt „{term}“; Ihr Lebenslauf zeigt es, die Liste Ihrer Kenntnisse nicht.',
    addsSummary:
      'Ergänzt ein Profil aus dem, was in Ihrem Lebenslauf steht und die Stelle verlangt.',
    addsSummaryFor:
      'Ergänzt ein Profil aus dem, was in Ihrem Lebenslauf steht und die Stelle verlangt, etwa „{term}“.',
    opensSummary:
      'Nennt zuerst, was diese Stelle verlangt, mit dem, was in Ihrem Lebenslauf steht.',
    extendsSummary:
      'Ergänzt Ihr Profil um das, was in Ihrem Lebenslauf sonst noch zu dieser Stelle passt.',
    merges: 'Sagt in einem Punkt, was vorher in {n} stand.',
    drops:
      'Zeigt am wenigsten von dem, was diese Stelle verlangt, und lässt mehr Platz für das, was zählt.',
    shortensOld: 'Ist lange her und zeigt wenig, was diese Stelle verlangt: Eine Zeile genügt.',
    confirmsWording: 'Sie haben diese Formulierung bestätigt.',
    confirmsSkill: 'Sie haben gesagt, dass Sie das können, und die Stelle verlangt es.',
    saidSkill: 'Sie haben gesagt, dass Sie das können.',
    saidSkillWith: 'Sie haben gesagt, dass Sie das können: {note}',
    ordersBullets: 'Stellt die Punkte nach vorn, die diese Stelle verlangt.',
    ordersSkills: 'Stellt die Kenntnisse nach vorn, die diese Stelle verlangt.',
    groupsSkills: 'Ordnet Ihre Kenntnisse nach dem, was diese Stelle verlangt.',
    ordersAdditional: 'Stellt die Abschnitte nach vorn, die diese Stelle verlangt.',
    ordersSections: 'Stellt die Abschnitte nach vorn, die für diese Stelle am meisten zählen.',
    additionalSections: 'Weitere Abschnitte',
    allSections: 'Abschnitte',
    doubtfulNames:
      'Wir haben „{employer}“ als Arbeitgeber und „{position}“ als Stelle gelesen. Falls das nicht stimmt, drücken Sie bei Ihrem Lebenslauf auf „Check how it was read“, berichtigen es und passen ihn noch einmal an.',
    lacksPosition:
      'Wir haben bei „{employer}“ keine Stelle gefunden. Falls Ihr Lebenslauf eine nennt, drücken Sie dort auf „Check how it was read“, berichtigen es und passen ihn noch einmal an.',
    lacksEmployer:
      'Wir haben „{position}“ als Stelle gelesen und keinen Arbeitgeber gefunden. Falls Ihr Lebenslauf es anders sagt, drücken Sie dort auf „Check how it was read“, berichtigen es und passen ihn noch einmal an.',
    keptWhole:
      'Sie wollten es kürzen, und nichts sollte wegfallen: So behielt es seine Länge. Wählen Sie ‚Full‘, um es zu kürzen.',
    tooLong:
      'Sie wollten es auf {n} Seiten kürzen. Es ist wohl noch länger: Was diese Stelle verlangt, bleibt; was sonst wegfällt, entscheiden Sie.',
    tooLongForOne:
      'Sie wollten es auf 1 Seite kürzen. Es ist wohl noch länger: Was diese Stelle verlangt, bleibt; was sonst wegfällt, entscheiden Sie.',
  },
}
