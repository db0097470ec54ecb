import { expect, test } from 'vitest'
import { findCorrected, textOf, type UploadedResume, withChecked } from './uploaded-resume.ts'

const file: UploadedResume = { content: 'Anna', fileName: 'anna.txt', size: 4 }
const correct = (resume: UploadedResume, originalContent?: string) =>
  withChecked(resume, {
    corrected: originalContent === undefined ? undefined : { originalContent },
    settledJobs: [],
  })
const once = correct(file, '# Anna')
const twice = correct(once, '# Anna Muster')

test('what was sent as the file, or as it was corrected before, has the newest corrections by now', () => {
  const newest = { originalContent: '# Anna Muster' }
  expect(findCorrected(textOf(file), twice)).toEqual(newest)
  expect(findCorrected(textOf(once), twice)).toEqual(newest)
  expect(findCorrected(textOf(twice), twice)).toBeUndefined()
})

test('when all corrections are taken back, it is the file again', () => {
  const back = correct(twice)
  expect(findCorrected(textOf(twice), back)).toEqual({ originalContent: 'Anna' })
  expect(findCorrected(textOf(file), back)).toBeUndefined()
})

test('another resume is none of it', () => {
  expect(findCorrected({ originalContent: '# Bea' }, twice)).toBeUndefined()
  expect(findCorrected(textOf(file), null)).toBeUndefined()
})
