import type { BatchPage, BatchSummary } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { dropBatch, mergeBatch } from './merge-batch.ts'

const batch = (id: string, second: number, done = 0): BatchSummary => ({
  id,
  mode: 'batch',
  fileName: null,
  createdAt: `2026-11-29T10:00:0${second}.000Z`,
  totals: { done, running: 0, waiting: 0, paused: 0, failed: 0 },
  failures: [],
  secondsLeft: null,
  waitsUntil: null,
})
const pagesOf = (...pages: BatchSummary[][]): BatchPage[] =>
  pages.map((batches) => ({ batches, nextCursor: null }))
const ids = (pages: BatchPage[]) => pages.map(({ batches }) => batches.map(({ id }) => id))

test('a batch takes its own place, on whatever page that is', () => {
  const pages = pagesOf([batch('c', 3), batch('b', 2)], [batch('a', 1)])
  mergeBatch(pages, batch('a', 1, 7))
  expect(ids(pages)).toEqual([['c', 'b'], ['a']])
  expect(pages[1]?.batches[0]?.totals.done).toBe(7)
})

test('a new one comes first, and an older one that is not here stays away', () => {
  const pages = pagesOf([batch('c', 3)])
  mergeBatch(pages, batch('d', 4))
  mergeBatch(pages, batch('a', 1))
  expect(ids(pages)).toEqual([['d', 'c']])
  const none = pagesOf([])
  mergeBatch(none, batch('a', 1))
  expect(ids(none)).toEqual([['a']])
})

test('one whose jobs are gone goes', () => {
  const pages = pagesOf([batch('c', 3)], [batch('a', 1)])
  dropBatch(pages, 'a')
  expect(ids(pages)).toEqual([['c'], []])
})
