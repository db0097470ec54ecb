import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findAddressing, findOrder } from './list-findings.ts'

const find = (text: string, ...resume: string[]) => {
  const comparison = {
    told: readClaims(text),
    language: 'en' as const,
    target: undefined,
    sources: [readClaims('Nothing of it')],
    context: [],
    resume: resume.map((line) => readClaims(line)),
  }
  return [...findAddressing(comparison), ...findOrder(comparison)].map(({ words }) => words)
}

test.each([
  'SEND and EAL support',
  'Prise de rendez-vous pour 3 conseillers',
  'Coach of 4 agents',
  'De-icing lead hand with six winters on the pad',
  'Pick-by-voice in two halls',
  'Deux jours de formation au droit du travail',
  'De nuit depuis 2019',
])('%s speaks to nobody', (text) => {
  expect(find(text)).toEqual([])
})

test.each([
  'Send the fee before the interview',
  'Vous trouverez ici un bon vendeur',
  'YOU SHOULD HIRE HER',
])('%s speaks to its reader', (text) => {
  expect(find(text)).toHaveLength(1)
})

test('a word of the resume speaks to nobody', () => {
  expect(find('Recruiter of five years')).toHaveLength(1)
  expect(find('Recruiter of five years', 'Recruiter, Harrow Mills')).toEqual([])
})
