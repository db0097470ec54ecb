import { expect, test } from 'vitest'
import { keepIds, toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { because, type Verdict } from '@tailorbird/truth'
import type { RefusedEdit } from '../plan/edit-plan.ts'
import { listChanges } from './list-changes.ts'
import { acceptChanges, listRewordings } from './revise-resume.ts'

const original = parseResume(`Noor Haddad
noor@example.org

Experience
Baker, Rye House, York
2015 – 2019
- Shaped the rye loaves
- Trained two apprentices

Skills
Sourdough, Pastry
`)
const verdict: Verdict = {
  verdict: 'open',
  chance: 0.5,
  findings: [
    {
      rule: 'wording',
      words: 'artisan',
      ...because('unsaid', 'artisan'),
    },
  ],
}
const refuse = (
  targetId: string,
  text: string,
  name: Verdict['verdict'] = 'open',
): RefusedEdit => ({
  edit: { targetId, text, sourceIds: ['w0.b0'], requirement: 'Rye', reason: 'Asked for.' },
  ...because('unsaid', 'artisan'),
  verdict: { ...verdict, verdict: name },
})
const list = (...refused: RefusedEdit[]) =>
  listChanges({ original, tailored: original, applied: [], refused, confirmed: [] })

test('what is open is a change that is not made, with the words in question', () => {
  const [suggestion, ...others] = list(refuse('w0.b0', 'Shaped artisan rye loaves'))
  expect(others).toEqual([])
  expect(suggestion).toMatchObject({
    state: 'undone',
    before: 'Shaped the rye loaves',
    after: 'Shaped artisan rye loaves',
    doubt: { words: ['artisan'], reason: 'Your resume does not say "artisan" there.' },
  })
})

test('what is refused, a second one for a line, and a sentence of a summary are no suggestions', () => {
  const changes = list(
    refuse('w0.b1', 'Led two apprentices', 'refused'),
    refuse('w0.b0', 'Shaped artisan rye loaves'),
    refuse('w0.b0', 'Shaped artisan bread'),
    refuse('summary', 'Artisan baker.'),
    refuse('w9.b0', 'Nobody’s line'),
  )
  expect(changes.map(({ after }) => after)).toEqual(['Shaped artisan rye loaves'])
})

test('who takes a suggestion has it in the resume, and can take it back', () => {
  const changes = list(
    refuse('w0.b0', 'Shaped artisan rye loaves'),
    refuse('new-skill', 'Artisan baking'),
  )
  const ids = keepIds(original, original, listRewordings(changes))
  const taken = acceptChanges(ids, changes, new Set(['c0', 'c1']))
  const text = toMarkdown(taken.resume)
  expect(text).toContain('Shaped artisan rye loaves')
  expect(text).toContain('Artisan baking')
  expect(taken.changes.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  const back = acceptChanges(taken.resume, taken.changes, new Set())
  expect(toMarkdown(back.resume)).toBe(toMarkdown(original))
})
