import { jobPdf } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { choosePaper } from './choose-paper.ts'

const look = { template: 'modern', size: 'a4', fit: 1 } as const

test('a result is printed as it was looked at last, else as its job left it', () => {
  expect(choosePaper({ resumeId: 'r', look }, { anyTemplate: true, size: undefined })).toEqual({
    resumeId: 'r',
    ...look,
  })
  expect(
    choosePaper({ resumeId: 'r', look: null }, { anyTemplate: true, size: undefined }),
  ).toEqual(jobPdf('r'))
  expect(
    choosePaper({ resumeId: null, look: null }, { anyTemplate: true, size: undefined }),
  ).toBeUndefined()
})

test('a template that is no longer theirs gives way, and the paper stays', () => {
  expect(choosePaper({ resumeId: 'r', look }, { anyTemplate: false, size: undefined })).toEqual({
    resumeId: 'r',
    ...look,
    template: 'classic',
  })
})

test('the size that is asked for is that of what nobody has looked at', () => {
  const wish = { anyTemplate: true, size: 'a4' } as const
  const jobs = { resumeId: 'r', look: null }
  expect(choosePaper(jobs, wish)).toEqual({ ...jobPdf('r'), size: 'a4' })
  const letter = { ...look, size: 'letter' } as const
  expect(choosePaper({ ...jobs, look: letter }, wish)).toEqual({ resumeId: 'r', ...letter })
})
