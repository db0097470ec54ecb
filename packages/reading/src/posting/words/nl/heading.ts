import type { HeadingWords } from '../heading-words.ts'

/** Dutch: enough to find who hires for what; requirements are not read in it. */
export const dutchHeading: HeadingWords = {
  titleLabels: 'functie | vacature | functietitel | functienaam',
  companyLabels: 'bedrijf | werkgever | organisatie',
  seeks: 'zoekt | is op zoek naar | zoeken',
  wanted: 'wij zoeken | gezocht | op zoek naar | zoeken wij | vacature voor | we zoeken',
  wantedBehind: 'gezocht',
  as: 'als',
  openers: 'een | de | het | onze | ervaren | enthousiaste',
  ends: 'in | voor | bij | met | die | te | op | m/v | per | om | ben | je',
  at: 'bij',
  forWhom: '',
  about: 'over | werken bij | waarom',
  weAre: 'wij zijn',
  is: 'is | zijn | heeft',
  articles: 'de | het',
  placeBefore: 'in | te | uit | regio',
  clients: 'onze klant | onze opdrachtgever | voor onze',
  greetings: 'hallo | beste | hoi | geachte',
  roleEndings: 'er | ster | ist | eur | euse | kundige | medewerker',
}
