import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import * as samples from '@tailorbird/document/samples/resumes'
import { applyEdits } from './apply-edits.ts'
import { listTexts } from '@tailorbird/document'
import { readPlaceholders } from '../prompt/placeholders.ts'
import { showContact } from '../prompt/show-contact.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'

const sample = samples.electrician
  .replace(
    'Run a crew of 3 apprentices on tenant fit-outs',
    'Run a crew of 3 apprentices; manual by Tom Brandvold at https://example.org/manual',
  )
  .replace('commercial and light', 'commercial (write to tom.brandvold@example.com) and light')
const resume = parseResume(sample)
const { hide, show } = readPlaceholders(resume)
const bullet = resume.workExperience[0]?.description[2] ?? ''

test('contact data in texts is hidden and comes back as it was', () => {
  expect(hide(bullet)).toBe('Run a crew of 3 apprentices; manual by [NAME] at [LINK]')
  expect(hide(resume.summary ?? '')).toContain('(write to [EMAIL])')
  for (const { text } of listTexts(resume)) expect(show(hide(text))).toBe(text)
})

test.each([
  ['Call 403-555-0187 or write', 'Call [PHONE] or write'],
  ['for TOM BRANDVOLD and tom  brandvold', 'for [NAME 2] and [NAME 3]'],
  ['Tom Brandvolds neighbour', 'Tom Brandvolds neighbour'],
  ['other@example.com, third@example.com', '[EMAIL 2], [EMAIL 3]'],
  ['Works in Calgary', 'Works in Calgary'],
  ['No contact data: 480 V, 60+ homes', 'No contact data: 480 V, 60+ homes'],
])('%s', (text, hidden) => {
  expect(readPlaceholders(resume).hide(text)).toBe(hidden)
})

test('a name with titles is hidden without them too, a city is not', () => {
  const { hide: hideNurse } = readPlaceholders(parseResume(samples.nurse))
  expect(hideNurse('Maria Okafor of 12 Elm Street, Ottawa')).toBe('[NAME] of [LOCATION], Ottawa')
})

test('placeholders that stand for nothing stay', () => {
  expect(show('[NAME] [PHONE 7] [LOGO]')).toBe('Tom Brandvold [PHONE 7] [LOGO]')
})

const propose = (text: string) => {
  const edit = { targetId: 'w0.b2', text, sourceIds: ['w0.b2'], requirement: '', reason: '' }
  const plan = { ...EMPTY_PLAN, edits: [edit] }
  return applyEdits(resume, showContact(plan, { hide, show }))
}

test('an edit that keeps its placeholders is applied with the data in it', () => {
  const { resume: tailored } = propose(
    'Ran a crew of three apprentices; manual by [NAME] at [LINK]',
  )
  expect(tailored.workExperience[0]?.description[2]).toBe(
    'Ran a crew of three apprentices; manual by Tom Brandvold at https://example.org/manual',
  )
})

test.each([
  ['lost', 'Ran a crew of three apprentices; manual by [NAME]'],
  ['from elsewhere', 'Ran a crew of three apprentices; manual by [NAME] at [LINK], [EMAIL]'],
  ['invented', 'Ran a crew of three apprentices; manual by [NAME] at [LINK], [PHONE 4]'],
])('an edit with a placeholder that is %s is refused', (_, text) => {
  expect(propose(text).refused).toMatchObject([
    { reason: expect.stringMatching(/placeholder|link/) },
  ])
})

test('hiding is linear', () => {
  const long = `${'a.'.repeat(200_000)} ${'x@'.repeat(200_000)} ${'www.'.repeat(200_000)}`
  expect(hide(long).length).toBeGreaterThan(0)
})
