import { jobPdf } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { choosePaper } from './choose-paper.ts'

const look = { template: 'modern', size: 'a4', fit: 1 } as const

test('a result is printed as it was looked at last, else as its job left it', () => {
  expect(choosePaper({ resumeId: 'r', look }, true)).toEqual({ resumeId: 'r', ...look })
  expect(choosePaper({ resumeId: 'r', look: null }, true)).toEqual(jobPdf('r'))
  expect(choosePaper({ resumeId: null, look: null }, true)).toBeUndefined()
})

test('a template that is no longer theirs gives way, and the paper stays', () => {
  expect(choosePaper({ resumeId: 'r', look }, false)).toEqual({
    resumeId: 'r',
    ...look,
    template: 'classic',
  })
})
