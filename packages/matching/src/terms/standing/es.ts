import type { StandingWords } from './standing-words.ts'

export const spanish: StandingWords = {
  weak: 'básicos?|básicas?|nociones|principiante|iniciación|elemental(?:es)?',
  strong: 'fluid[oa]|bilingüe|dominio|excelente|avanzad[oa]|alto|nativ[oa]',
  notYet: 'todavía no|en preparación|previst[oa]s?|pendientes?|caducad[oa]s?',
  denied: 'no|ninguno',
}
