import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { applyEdits } from './apply-edits.ts'

test.each([
  ['Loaded trailers with no forklift, by hand, 40 a day', 'Forklift operation'],
  ['Buchhaltung für drei Filialen ohne Lohnverrechnung', 'Lohnverrechnung'],
  ['No gestioné anuncios de Google, los llevaba la agencia', 'Anuncios de Google'],
])('a skill that its line denies is not listed by itself: %s', (line, text) => {
  const resume = parseResume(
    `Jo Doe\njo@example.com\n\nExperience\n\nLoader, Acme Ltd, 2015 – 2020\n- ${line}\n\nSkills\nFiling\n`,
  )
  const skill = { text, sourceIds: ['w0.b0'], requirement: '', reason: '' }
  const { applied } = applyEdits(resume, { ...EMPTY_PLAN, newSkills: [skill] })
  expect(applied).toEqual([])
})
