/** Months in English, French, German, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Czech, Turkish and Romanian, with their short forms. */
export const MONTHS = [
  'jan(?:uary|uar|v|vier|eiro)?|jän(?:ner)?|ene(?:ro)?|gen(?:naio)?|januari|sty(?:cze[nń]|cznia)?|ocak|leden|ledna|ianuarie|ian(?=\\.)',
  'feb(?:ruary|ruar|rero|braio)?|f[ée]v(?:r|rier|ereiro)?|februari|lut(?:y|ego)|februar|şubat|únor|února|februarie',
  'mar(?:ch|s|zo|ço)?|mär(?:z)?|maerz|mrz|maart|mrt|marca|marzec|mars|mart|březen|března|martie',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|kwie(?:cie[nń]|tnia)|nisan|duben|dubna|aprilie',
  'may(?:o)?|mai(?:o)?|mag(?:gio)?|mei|maja?|mayıs|květen|května',
  'june?|juni|juin|junio|junho|giu(?:gno)?|czerw(?:iec|ca)|haziran|červen|června|iun(?:ie)?',
  'july?|juli|juil(?:let)?|julio|julho|lug(?:lio)?|lip(?:iec|ca)|temmuz|červenec|července|iul(?:ie)?',
  'aug(?:ust)?|ao[ûu]t?|ago(?:sto)?|augustus|sierp(?:ie[nń]|nia)|augusti|ağustos|srpen|srpna',
  'sept?(?:ember|embre|iembre|tembre)?|sett?(?:embre|iembre|embro)?|set(?:embro)?|wrze(?:sie[nń]|[sś]nia)|eylül|září|septembrie',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|oktober|pa[zź]dziernika?|ekim|říjen|října|octombrie',
  'nov(?:ember|embre|iembre|embro)?|listopada?|kasım|listopadu|noiembrie',
  'dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|grud(?:zie[nń]|nia)|aralık|prosinec|prosince|decembrie',
]
/** Seasons, by the first of their three months. A winter is the one that a year begins with. */
export const SEASONS: readonly [string, number][] = [
  ['winter|hiver|invierno|inverno', 1],
  ['spring|printemps|frühjahr|frühling|primavera', 3],
  ['summers?|[ée]t[ée]|sommer|verano|estate|verão', 6],
  ['autumn|fall|automne|herbst|otoño|autunno|outono', 9],
]

export const MONTH = `(?:(?:${MONTHS.join('|')})(?!\\p{L})\\.?|${SEASONS.map(([names]) => names).join('|')}|(?:early|mid|late|anfang|mitte|ende|début|fin)|q[1-4])`

/** Words for today that stand by themselves. */
const ALONE =
  "(?:present(?: day)?|current(?:ly)?|now|today|ongoing|heute|aktuell|jetzt|laufend|gegenwart|pr[ée]sent|aujourd['’]hui|actuel(?:lement)?|maintenant|en cours|en curso|actualidad|actualmente|presente|actual|hoy|ahora|oggi|attuale|in corso|atual(?:mente)?|hoje|heden|nu|obecnie|dzi[sś]|teraz|nuvarande|idag|i dag|nutid|halen|günümüz|současnost|dosud|dnes|prezent|ast[ăa]zi)"
/** Others mean today only behind 'to': 'to date', 'a la fecha', 'à ce jour'. */
const TODAY = `(?:(?:(?:the|la) )?${ALONE}|date|ce jour|(?:la )?fecha|data attuale|(?:o )?momento)`
const UNTIL =
  "(?:up to|to|until|till|through|bis|bis zum|à|au|jusqu[’']à|jusqu[’']au|jusqu[’']en|a|al|alla|ad|hasta|hasta el|até|até o|fino ad|fino al?|tot|tot en met|t/m|do|p[âa]n[ăa] (?:[îi]n|la))"
/** 'jusqu'août 2019' */
const ELIDED = "jusqu[’'](?=a)"

/** 'to date', 'bis heute': needs no dash. */
export const UNTIL_NOW = `(?:(?!(?:up )?to (?:the )?(?:present|now))${UNTIL} ${TODAY}|${ELIDED}${TODAY})`
/** How resumes say 'until now'. */
export const NOW = `(?:(?:${UNTIL} |${ELIDED})?${TODAY})`
/** 'until now', with its word for today apart from those that stand for a dash: 'bis heute', 'hasta la actualidad'. */
export const FRAMED_NOW = `(?:(?:${UNTIL} |${ELIDED})(?:(?:the|la) )?|the )(${ALONE})`
/** What stands between two dates, one way or both: '–', 'to', '– jusqu'en'. */
export const DASH = `(?:\\s*(?:[-–—=]>|-{1,2}|–|—|−|~|→|➔|⟶|⇒)\\s*(?:(?!${NOW})(?:${UNTIL}\\s+|${ELIDED}))?(?=\\S)|\\s+(?:${UNTIL}\\s+|${ELIDED}))`
/** A word that says by itself that a span goes on: 'since 2019', but not 'de 2019'. */
export const GOES_ON = '(?:since|from|seit|ab|depuis|desde|desde el|dal|dalla|sinds|od)'
/** 'between 2019 and 2021': the word in front, and the one that stands for the dash. */
export const BETWEEN = '(?:between|entre|zwischen|tussen|tra|fra)'
export const BETWEEN_AND = '(?:and|y|e|et|und|en)'
/** A word that opens a span: 'since 2019', 'von 2019 bis 2020'. */
export const SINCE =
  '(?:since|from|seit|ab|depuis|desde|desde el|dal|dalla|da|von|vom|van|od|du|del|de)'
