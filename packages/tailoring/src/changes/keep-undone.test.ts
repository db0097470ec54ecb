import type { Change } from '@tailorbird/contracts'
import { keepIds, toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { applyEdits } from '../apply/apply-edits.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { keepUndone } from './keep-undone.ts'
import { listChanges } from './list-changes.ts'
import { acceptChanges, listRewordings } from './revise-resume.ts'

const [LINE, OTHER] = ['Shaped the rye loaves', 'Trained two apprentices']
const original = parseResume(
  `Noor Haddad\nnoor@example.org\n\nExperience\nBaker, Rye House, York\n2015 – 2019\n- ${LINE}\n- ${OTHER}\n\nSkills\nSourdough, Pastry\n`,
)

/** What a tailoring makes that words both lines anew and puts the second one first. */
function tailor() {
  const edit = (targetId: string, text: string) => ({
    targetId,
    text,
    sourceIds: [targetId],
    requirement: '',
    reason: '',
  })
  const plan = {
    ...EMPTY_PLAN,
    edits: [edit('w0.b0', 'Shaped rye loaves'), edit('w0.b1', 'Trained 2 apprentices')],
    bulletOrder: { w0: ['w0.b1', 'w0.b0'] },
  }
  const { resume: tailored, applied } = applyEdits(original, plan)
  const changes = listChanges({ original, tailored, applied, confirmed: [] })
  return { resume: keepIds(original, tailored, listRewordings(changes)), changes }
}

const again = (earlier: readonly Change[]) => {
  const { resume, changes } = tailor()
  return keepUndone(resume, changes, earlier, original)
}
/** The changes of a result in which only these stand. */
const only = (stands: (change: Change) => boolean) => {
  const { resume, changes } = tailor()
  const ids = new Set(changes.filter(stands).map(({ id }) => id))
  return acceptChanges(resume, changes, ids, original).changes
}
const states = ({ changes }: { changes: readonly Change[] }) => changes.map(({ state }) => state)

test('what was undone, lines and orders, is undone again, and the rest stands', () => {
  expect(states(tailor())).toEqual(['accepted', 'accepted', 'accepted'])
  const next = again(only(({ before }) => before === OTHER))
  expect(states(next)).toEqual(['undone', 'accepted', 'undone'])
  const { description } = next.resume.workExperience[0] ?? {}
  expect(description).toEqual([LINE, 'Trained 2 apprentices'])
  const none = again(only(() => false))
  expect(states(none)).toEqual(['undone', 'undone', 'undone'])
  expect(toMarkdown(none.resume)).toBe(toMarkdown(original))
})

test('the newest result counts, and spaces and capital letters tell nothing', () => {
  const [undone, used] = [only(() => false), only(() => true)]
  expect(states(again([...used, ...undone]))).toEqual(['accepted', 'accepted', 'accepted'])
  const spaced = undone.map((one) => ({ ...one, before: one.before.replace('the ', 'The  ') }))
  expect(states(again(spaced))).toEqual(['undone', 'undone', 'undone'])
})

test.each<[string, Partial<Change>]>([
  ['another wording', { after: 'Shaped all rye loaves' }],
  ['another line', { before: 'Shaped the wheat loaves' }],
  ['a suggestion', { doubt: { words: ['rye'], reason: 'So.' } }],
  ['one that was written over', { state: 'edited' }],
])('%s says nothing', (_what, over) => {
  const earlier = only(() => false).map((one) => ({ ...one, ...over }))
  expect(states(again(earlier.slice(0, 1)))).toEqual(['accepted', 'accepted', 'accepted'])
})
