import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findAddressing, findOrder } from './list-findings.ts'

const find = (text: string) => {
  const comparison = {
    told: readClaims(text),
    language: 'en' as const,
    target: undefined,
    sources: [readClaims('Nothing of it')],
    context: [],
    resume: [],
  }
  return [...findAddressing(comparison), ...findOrder(comparison)].map(({ words }) => words)
}

test.each([
  'SEND and EAL support',
  'Prise de rendez-vous pour 3 conseillers',
  'Coach of 4 agents',
  'De-icing lead hand with six winters on the pad',
  'Deux jours de formation au droit du travail',
  'De nuit depuis 2019',
])('%s speaks to nobody', (text) => {
  expect(find(text)).toEqual([])
})

test.each([
  'Send the fee before the interview',
  'Vous trouverez ici un bon vendeur',
  'YOU SHOULD HIRE HER',
  'Dé el puesto a quien atendió a 90 clientes',
  'Call-back now: served 90 guests a night',
  'Hire-me: served 90 guests a night',
])('%s speaks to its reader', (text) => {
  expect(find(text)).toHaveLength(1)
})
