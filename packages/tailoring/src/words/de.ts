import type { TailoringWords } from './tailoring-words.ts'

export const german: TailoringWords = {
  behindNames: 'und oder mit ohne für in im auf an bei zu zum zur von vom aus als durch über',
  joints: 'und|oder',
  skills: 'kenntnis|fähigkeit|kompetenz',
  notHeld: String.raw`geplant|gebucht|abgelaufen|erloschen|in Ausbildung|in Vorbereitung|lernt?e?|lernend|Grundkenntnisse|Grundlagen|Basiskenntnisse|Einblicke?|hospitiert|stellv\p{L}*|kommissarisch|angemeldet|nicht(?! nur)|^kein(?:e[mnrs]?)?|nie`,
  ofOthers: String.raw`(?:leiter|leiterin|leitung|chef|chefin|abteilung|meister|meisterin|manager|managerin|referent|referentin|kollegen|kolleginnen)(?: der| des| für| im)?`,
  byOthers: String.raw`(?:liegt|liegen|lag|lagen|bleibt|blieb) (?:bei|beim)|(?:wird|werden|wurde|wurden|erfolgt|erfolgte) (?:durch|von|vom)|(?:übernimmt|übernahm|macht|machte|erledigt|erledigte) (?:der|die|das|ein|eine)`,
  beforeNames: '',
  told: {
    keptPlace: 'An einer Stelle blieben Ihre eigenen Worte: {reason}',
    keptPlaces: 'An {n} Stellen blieben Ihre eigenen Worte: {reason}',
    leftSentence: 'Ein Satz eines neuen Profils fiel weg: {reason}',
    leftSkill: 'Eine Kenntnis kam nicht in Ihre Liste: {reason}',
    morePlaces: 'An {n} weiteren Stellen steht etwas, das im Original nicht steht.',
    showsTerm: 'Rückt „{term}“ ins Blickfeld.',
    saysPlainly: 'Sagt dasselbe klarer.',
    addsSkill: 'Steht in Ihren Zeilen und fehlt in der Liste Ihrer Kenntnisse.',
  },
}
