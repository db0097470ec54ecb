import type { HeadingWords } from '../heading-words.ts'

/** Italian: enough to find who hires for what; requirements are not read in it. */
export const italianHeading: HeadingWords = {
  titleLabels: 'posizione | ruolo | mansione | offerta di lavoro',
  companyLabels: 'azienda | società | datore di lavoro',
  seeks: 'cerca | ricerca | assume | seleziona | è alla ricerca di',
  wanted: `
    cerchiamo | ricerchiamo | si ricerca | cercasi | siamo alla ricerca di | selezioniamo
  `,
  wantedBehind: 'cercasi',
  as: 'come | in qualità di',
  openers: 'un | una | uno | il | la | un/una | di',
  ends: 'per | in | a | con | che | da | presso | nella | nel',
  at: 'presso | in',
  forWhom: '',
  about: 'chi è | su | unisciti a',
  weAre: 'siamo',
  is: 'è | sono | ha',
  articles: 'il | la | lo',
  placeBefore: 'a | in | di',
  clients: 'nostro cliente | azienda cliente | per azienda',
  greetings: 'ciao | salve | buongiorno',
  roleEndings: 'ore | rice | ista | iere | iera | ente | aio',
}
