import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { applyEdits } from '../apply/apply-edits.ts'
import { type OwnText, readOwnLines } from '../apply/own-texts.ts'
import { applyConfirmedWordings } from '../own/confirmed-wordings.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { listJudged } from './judged-text.ts'

const LINE = 'Shaped the rye loaves'
const resume = parseResume(
  `Noor Haddad\nnoor@example.org\n\nExperience\nBaker, Rye House, York\n2015 – 2019\n- ${LINE}\n- Trained two apprentices\n`,
)
const posting = readPosting('Baker\nCrumb\n\nRequirements:\n- Pastry')

/** What a second reader is asked about, of one wording of the line, after these words were left in another one. */
function listAsked(text: string, words: string[]): string[] {
  const left: OwnText = {
    kind: 'left',
    text: 'Shaped the artisan loaves',
    line: LINE,
    note: '',
    offered: '',
    words,
  }
  const { resume: worded, own } = applyConfirmedWordings(resume, readOwnLines([left]), posting)
  const edit = { targetId: 'w0.b0', text, sourceIds: ['w0.b0'], requirement: '', reason: '' }
  const outcome = applyEdits(worded, { ...EMPTY_PLAN, edits: [edit] }, { own })
  expect(outcome.refused.map(({ verdict }) => verdict?.verdict)).toEqual(['open'])
  return listJudged(worded, outcome, own).map((one) => one.text)
}

test('nobody reads a wording whose words in question were left in another one', () => {
  const text = 'Shaped artisan rye loaves'
  expect(listAsked(text, ['artisan'])).toEqual([])
  expect(listAsked(text, ['organic'])).toEqual([text])
})
