import type { StandingWords } from './standing-words.ts'

export const french: StandingWords = {
  weak: 'bases(?! de donn)|notions|débutante?|scolaire|initiation',
  strong: 'courant|bilingue|maîtrise|excellente?|confirmée?|parfaite?',
  notYet: 'pas encore|en préparation|prévue?s?|envisagée?s?|expirée?s?',
  denied: 'non|aucune?',
}
