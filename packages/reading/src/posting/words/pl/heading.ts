import type { HeadingWords } from '../heading-words.ts'

/** Polish: enough to find who hires for what; requirements are not read in it. */
export const polishHeading: HeadingWords = {
  titleLabels: 'stanowisko | oferta pracy | nazwa stanowiska',
  companyLabels: 'firma | pracodawca | nazwa firmy',
  seeks: 'poszukuje | szuka | zatrudni | rekrutuje',
  wanted: 'poszukujemy | szukamy | zatrudnimy | na stanowisko | szukam | stanowisko',
  wantedBehind: 'poszukiwany | poszukiwana',
  as: 'jako',
  openers: 'osoby | osobę | na',
  ends: 'w | do | na | z | dla | od | który | która',
  at: 'w firmie | w',
  forWhom: '',
  about: 'o firmie | o nas | dołącz do',
  weAre: 'jesteśmy',
  is: 'jest | to | są',
  articles: '',
  placeBefore: 'w | z | do | koło',
  clients: 'naszego klienta | nasz klient | dla klienta',
  greetings: 'cześć | dzień dobry | witam',
  roleEndings: 'or | ista | ik | arz | niczka | ka | owiec | ca | cy | ent',
}
