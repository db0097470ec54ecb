import { expect, test } from 'vitest'
import { describeSteps, findPageStep } from './page-step.ts'

const nothing = { hasResume: false, hasResult: false }

test('0 with nothing, 1 with a resume, 2 with a result', () => {
  expect(findPageStep(nothing)).toBe(0)
  expect(findPageStep({ ...nothing, hasResume: true })).toBe(1)
  expect(findPageStep({ ...nothing, hasResume: true })).toBe(1)
  expect(findPageStep({ ...nothing, hasResume: true, hasResult: true })).toBe(2)
})

test('the seam grows with the job', () => {
  const [upload, job, processing] = describeSteps({
    mode: 'single',
    hasResume: true,
    hasResult: false,
    progress: 30,
  })
  expect(upload).toMatchObject({ state: 'done', sewn: 1 })
  expect(job).toMatchObject({ state: 'done', sewn: 0.3 })
  expect(processing?.state).toBe('ahead')
})

test('each mode has its own steps', () => {
  const labelsOf = (mode: 'single' | 'batch' | 'queue') =>
    describeSteps({ mode, ...nothing, progress: undefined }).map(({ label }) => label)
  expect(labelsOf('single')).toEqual(['Upload Resume', 'Job Description', 'AI Processing'])
  expect(labelsOf('batch')).toEqual(['Upload Resume', 'Multiple Jobs', 'Batch Processing'])
})
