import type { HeadingWords } from '../heading-words.ts'

/** Romanian: enough to find who hires for what; requirements are not read in it. */
export const romanianHeading: HeadingWords = {
  titleLabels: 'post | poziție | funcție | denumirea postului | titlul postului',
  companyLabels: 'companie | firmă | angajator | organizație',
  seeks: 'caută | angajează | recrutează | este în căutare de',
  wanted: 'căutăm | angajăm | recrutăm | suntem în căutarea | ne dorim',
  wantedBehind: '',
  as: 'ca',
  openers: 'un | o | unui | unei | noul nostru coleg | de',
  ends: 'în | la | pentru | cu | din | care | pe',
  at: 'la',
  forWhom: '',
  about: 'despre | lucrează la',
  weAre: 'suntem',
  is: 'este | sunt | are',
  articles: '',
  placeBefore: 'în | din',
  clients: 'clientul nostru | pentru clientul nostru',
  greetings: 'bună | bună ziua | salut',
  roleEndings: 'or | oare | ist | istă | er | eră | ent | entă | ian | iană',
}
