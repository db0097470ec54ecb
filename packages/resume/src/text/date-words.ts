/** Months and seasons in English, French, German, Spanish, Italian and Portuguese, with their short forms. */
const MONTHS = [
  'jan(?:uary|uar|v|vier|eiro)?|jän(?:ner)?|ene(?:ro)?|gen(?:naio)?',
  'feb(?:ruary|ruar|rero|braio)?|f[ée]v(?:r|rier|ereiro)?',
  'mar(?:ch|s|zo|ço)?|mär(?:z)?|maerz|mrz',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?',
  'may(?:o)?|mai(?:o)?|mag(?:gio)?',
  'june?|juni|juin|junio|junho|giu(?:gno)?',
  'july?|juli|juil(?:let)?|julio|julho|lug(?:lio)?',
  'aug(?:ust)?|ao[ûu]t?|ago(?:sto)?',
  'sept?(?:ember|embre|iembre|tembre)?|sett?(?:embre|iembre|embro)?',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?',
  'nov(?:ember|embre|iembre|embro)?',
  'dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?',
]
const SEASONS =
  'spring|summers?|autumn|fall|winter|printemps|[ée]t[ée]|automne|hiver|frühjahr|frühling|sommer|herbst|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono'

export const MONTH = `(?:(?:${MONTHS.join('|')})(?!\\p{L})\\.?|${SEASONS}|(?:early|mid|late|anfang|mitte|ende|début|fin)|q[1-4])`

const TODAY =
  "(?:(?:the )?present(?: day)?|current(?:ly)?|now|today|ongoing|date|heute|aktuell|jetzt|laufend|gegenwart|pr[ée]sent|aujourd['’]hui|actuel(?:lement)?|ce jour|maintenant|en cours|en curso|(?:la )?actualidad|actualmente|presente|actual|hoy|ahora|(?:la )?fecha|oggi|(?:data )?attuale|in corso|atual(?:mente)?|(?:o )?momento|hoje)"
const UNTIL =
  "(?:up to|to|until|till|bis|bis zum|à|au|jusqu[’']à|jusqu[’']au|a|al|alla|ad|hasta|até|fino ad|fino a)"

/** 'to date', 'bis heute': needs no dash. */
export const UNTIL_NOW = `(?:(?!(?:up )?to (?:the )?(?:present|now))${UNTIL} ${TODAY})`
/** How resumes say 'until now'. */
export const NOW = `(?:(?:${UNTIL} )?${TODAY})`
/** What stands between two dates. */
export const DASH = `(?:\\s*(?:[-–—=]>|-|–|—|−|~|→|➔|⟶|⇒)\\s*(?=\\S)|\\s+${UNTIL}\\s+)`
/** A word that says by itself that a span goes on: 'since 2019', but not 'de 2019'. */
export const GOES_ON = '(?:since|from|seit|ab|depuis|desde|desde el|dal|dalla)'
/** A word that opens a span: 'since 2019', 'von 2019 bis 2020'. */
export const SINCE = '(?:since|from|seit|ab|depuis|desde|desde el|dal|dalla|da|von|vom|du|de)'
