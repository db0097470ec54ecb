import { expect, test } from 'vitest'
import { describeSteps, findPageStep } from './page-step.ts'

const nothing = { hasResume: false, hasResult: false, progress: undefined }

test('0 with nothing, 1 with a resume, 2 with a result', () => {
  expect(findPageStep(nothing)).toBe(0)
  expect(findPageStep({ ...nothing, hasResume: true })).toBe(1)
  expect(findPageStep({ ...nothing, hasResume: true, progress: 30 })).toBe(1)
  expect(findPageStep({ ...nothing, hasResume: true, hasResult: true })).toBe(2)
})

test('the seam grows with the job', () => {
  const [upload, job, processing] = describeSteps({
    hasResume: true,
    hasResult: false,
    progress: 30,
  })
  expect(upload).toMatchObject({ state: 'done', sewn: 1 })
  expect(job).toMatchObject({ state: 'done', sewn: 0.3 })
  expect(processing?.state).toBe('ahead')
})
