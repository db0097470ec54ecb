import type { AnalysisResults } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { electrician } from '@tailorbird/document/samples/resumes'
import { because, type Verdict } from '@tailorbird/truth'
import { expect, test } from 'vitest'
import { listChanges } from '../changes/list-changes.ts'
import { reviseTailoring, type Answered } from './revise-tailoring.ts'

const original = parseResume(electrician)
const BEFORE = 'Run a crew of 3 apprentices on tenant fit-outs'
const note = { sourceIds: ['w0.b2'], requirement: 'Apprentices', reason: 'Says it plainly.' }

test('an answer to one wording of a line is one to the others, and taken back with it', () => {
  const verdict: Verdict = { verdict: 'open', chance: 0.5, findings: [] }
  const analysisResults = {
    engine: 'offline',
    model: null,
    warnings: [] as string[],
  } as AnalysisResults
  const refuse = (text: string) => ({
    edit: { targetId: 'w0.b2', text, ...note },
    ...because('unsure'),
    verdict,
  })
  const refused = [refuse('Led the crew on fit-outs')]
  const changes = listChanges({ original, tailored: original, applied: [], refused, confirmed: [] })
  const posting = { jobDescription: 'Electrician', companyName: 'Acme' }
  const answer = (one: typeof changes, answered: Answered) =>
    reviseTailoring(
      {
        original,
        tailored: original,
        changes: one,
        ...posting,
        analysisResults,
        hasOneOffEdits: false,
      },
      { answered: [answered] },
      [],
    )
  const other = { line: BEFORE, offered: 'Ran the fit-out crew', isLater: true }
  const mine = answer(changes, { ...other, answer: 'reword', text: 'Ran the fit-out crew' })
  expect(mine.changes[0]).toMatchObject({ state: 'accepted', after: 'Ran the fit-out crew' })
  const left = answer(changes, { ...other, answer: 'leave', text: undefined })
  expect(left.changes[0]?.doubt?.isLeft).toBe(true)
  const again = answer(left.changes, { ...other, answer: 'reopen', text: undefined })
  expect(again.changes).toEqual(changes)
  const earlier = answer(changes, { ...other, isLater: false, answer: 'leave', text: undefined })
  expect(earlier.changes).toEqual(changes)
  const elsewhere = answer(changes, {
    ...other,
    line: 'Pulled cable',
    answer: 'leave',
    text: undefined,
  })
  expect(elsewhere.changes).toEqual(changes)
})

test('what the tailoring had to say stays when a change is undone', () => {
  const edit = { targetId: 'w0.b2', text: 'Ran a crew of three apprentices', ...note }
  const tailored = structuredClone(original)
  tailored.workExperience[0]?.description.splice(2, 1, edit.text)
  const changes = listChanges({ original, tailored, applied: [edit], confirmed: [] })
  const said = 'We kept your words in 2 places: why.'
  const analysisResults = {
    engine: 'offline',
    model: null,
    warnings: [said],
  } as unknown as AnalysisResults
  const revised = reviseTailoring(
    {
      original,
      tailored,
      changes,
      jobDescription: 'Electrician',
      companyName: 'Acme',
      analysisResults,
      hasOneOffEdits: false,
    },
    { acceptedChanges: [] },
    [],
  )
  expect(revised.analysisResults.warnings).toEqual([said])
})
