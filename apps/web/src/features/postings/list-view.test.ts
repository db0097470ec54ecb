import type { Pay, PostingDto, PostingReading } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import {
  chooseBest,
  dropHidden,
  COLUMNS,
  filterPostings,
  groupCopies,
  listOthers,
  sortPostings,
} from './list-view.ts'
import { sayCopies, sayPlace } from './say-posting.ts'
import { postingOf } from './testing/posting-of.ts'

const posting = (over: Partial<PostingDto> = {}, score: number | null = null) =>
  postingOf(over, { score, reachable: score })

const scores = (list: PostingDto[]) => list.map(({ reading }) => reading?.score)

test('what has no score stands last, whichever way it is sorted', () => {
  const list = [posting({}, 20), posting({ reading: null }), posting({}, 70), posting({}, 9)]
  expect(scores(sortPostings(list, { column: 'score', isDown: true }))).toEqual([
    70,
    20,
    9,
    undefined,
  ])
  expect(scores(sortPostings(list, { column: 'score', isDown: false }))).toEqual([
    9,
    20,
    70,
    undefined,
  ])
})

test('names are sorted as people do', () => {
  const list = ['zoo', 'Äpfel', 'apple 10', 'Apple 9'].map((company) => posting({ company }))
  const sorted = sortPostings(list, { column: 'company', isDown: false })
  expect(sorted.map(({ company }) => company)).toEqual(['Äpfel', 'Apple 9', 'apple 10', 'zoo'])
})

test('pay is compared by the year and within its currency, the most common one first', () => {
  const paid = (max: number, currency: string, period: Pay['period']) =>
    postingOf({}, { pay: { min: 1, max, currency, period } })
  const list = [
    posting(),
    paid(90_000, 'EUR', 'year'),
    paid(31, 'USD', 'hour'),
    paid(900_000, 'CLP', 'month'),
    paid(300, 'USD', 'day'),
    paid(66_000, 'USD', 'year'),
    paid(6000, 'USD', 'month'),
    paid(40, 'EUR', 'hour'),
  ]
  const sorted = (isDown: boolean) =>
    sortPostings(list, { column: 'pay', isDown }).map(({ reading }) => reading?.pay?.max)
  expect(sorted(true)).toEqual([300, 6000, 66_000, 31, 90_000, 40, 900_000, undefined])
  expect(sorted(false)).toEqual([31, 66_000, 6000, 300, 40, 90_000, 900_000, undefined])
})

test('2,000 are sorted by any column in less than 100 ms', () => {
  const list = Array.from({ length: 2000 }, (_, at) =>
    posting({ company: `Company ${(at * 7919) % 997}`, title: `Job ${at % 13}` }, (at * 31) % 101),
  )
  for (const column of COLUMNS) {
    // Of three, the quickest: others use the machine, too.
    const times = [1, 2, 3].map(() => {
      const begin = performance.now()
      expect(sortPostings(list, { column, isDown: true })).toHaveLength(2000)
      return performance.now() - begin
    })
    expect(Math.min(...times)).toBeLessThan(100)
  }
})

test('text, state and score filter, each word for itself', () => {
  const list = [
    posting({ company: 'Hill Park', place: 'Leeds' }, 80),
    posting({ company: 'Hill Park', state: 'applied' }, 30),
    posting({ reading: null }),
    posting({ company: 'Gärtnerei Süß', place: 'Köln' }, 10),
  ]
  const count = (over: object) =>
    filterPostings(list, {
      text: '',
      state: '',
      from: 0,
      hasCopies: false,
      hasDoubtful: true,
      ...over,
    }).length
  expect(count({})).toBe(4)
  expect(count({ text: 'leeds HILL' })).toBe(1)
  expect(count({ text: 'pruning' })).toBe(3)
  for (const text of ['koln', 'KÖLN', 'gartnerei suss', 'Ko\u0308ln'])
    expect(count({ text })).toBe(1)
  expect(count({ state: 'applied' })).toBe(1)
  expect(count({ from: 50 })).toBe(1)
})

test('a job without a town is found and named by how it is done', () => {
  const remote = postingOf({ place: '' }, { mode: 'remote' })
  const list = [remote, postingOf({ place: 'Leeds' }, { mode: 'hybrid' }), postingOf({ place: '' })]
  const filter = { state: '', from: 0, hasCopies: false, hasDoubtful: true } as const
  expect(filterPostings(list, { ...filter, text: 'Remote' })).toEqual([remote])
  expect(list.map(sayPlace)).toEqual(['Remote', 'Leeds', ''])
})

test('what makes a posting not worth its time is found by its words', () => {
  const unpaid = postingOf({}, { traps: [{ kind: 'unpaid', said: 'unpaid' }] })
  const filter = { state: '', from: 0, hasCopies: false, hasDoubtful: true } as const
  expect(filterPostings([posting(), unpaid], { ...filter, text: 'Unpaid' })).toEqual([unpaid])
})

test('copies are left out until they are wanted, and stand with what they are copies of', () => {
  const first = posting({}, 10)
  const list = [first, posting({ copyOf: first.id }), posting({ copyOf: first.id })]
  const filter = { text: '', state: '', from: 0, hasDoubtful: true } as const
  expect(filterPostings(list, { ...filter, hasCopies: false })).toEqual([first])
  expect(filterPostings(list, { ...filter, hasCopies: true })).toHaveLength(3)
  expect(groupCopies(list)).toEqual(new Map([[first.id, list.slice(1)]]))
})

test('a copy in another town is found by it, said, and listed with the others', () => {
  const first = posting({ place: 'Dublin' })
  const copy = (place: string) => posting({ place, copyOf: first.id })
  const [cork, galway, again] = [copy('Cork'), copy('Galway'), copy('dublin')]
  const list = [galway, first, again, cork]
  const filter = { state: '', from: 0, hasDoubtful: true, hasCopies: false } as const
  expect(filterPostings(list, { ...filter, text: 'cork' })).toEqual([first])
  expect(filterPostings(list, { ...filter, text: 'leeds' })).toEqual([])
  expect(sayCopies(first, [cork, galway, again])).toBe('and 3 copies, also in Cork, Galway')
  expect(sayCopies(first, [again])).toBe('and 1 copy')
  expect(sayCopies(first, [])).toBeUndefined()
  const many = ['A', 'B', 'C', 'D', 'E', ''].map(copy)
  expect(sayCopies(first, many)).toBe('and 6 copies, also in A, B, C, D and 1 more')
  const byId = Object.fromEntries(list.map((one) => [one.id, one]))
  expect(listOthers(first, byId, groupCopies(list))).toEqual([cork, galway, again])
  expect(listOthers(galway, byId, groupCopies(list))).toEqual([first, cork, again])
})

test('the best are those with the highest scores that nothing was made for', () => {
  const job = { id: 'x', batchId: 'y', status: 'done', progress: 100 } as PostingDto['job']
  const with95 = (over: Partial<PostingReading>) => postingOf({}, { score: 95, ...over })
  const list = [
    posting({}, 50),
    with95({ traps: [{ kind: 'unpaid', said: 'unpaid' }] }),
    with95({ closes: '2020-01-31' }),
    posting({ job }, 99),
    posting({}, 90),
    posting({ state: 'closed' }, 98),
    posting({ reading: null }),
    posting({}, 70),
  ]
  const best = chooseBest(list, 2).map((id) => list.find((one) => one.id === id)?.reading?.score)
  expect(best).toEqual([90, 70])
})

test('of a group of copies one is among the best: the best, of equals the first', () => {
  const [first, over, tailored] = [
    posting({}, 60),
    postingOf({}, { score: 90, closes: '2020-01-31' }),
    posting({ state: 'tailored' }, 80),
  ]
  const equal = posting({ copyOf: first.id }, 60)
  const again = posting({ copyOf: over.id }, 70)
  const less = posting({ copyOf: over.id }, 65)
  const known = posting({ copyOf: tailored.id }, 99)
  const tidied = posting({ copyOf: first.id, state: 'closed' }, 95)
  const list = [first, equal, over, again, less, tailored, known, tidied]
  expect(chooseBest(list, 9)).toEqual([again.id, first.id])
  expect(chooseBest([equal, known], 9, list)).toEqual([equal.id])
})

test('a copy that is found after it was chosen goes with its first, as long as copies are not shown', () => {
  const [first, other] = [posting({}), posting({})]
  const copy = posting({ copyOf: first.id })
  const byId = Object.fromEntries([first, other, copy].map((one) => [one.id, one]))
  const filter = { text: '', state: '', from: 0, hasDoubtful: true } as const
  const all = [first.id, other.id, copy.id, 'gone']
  expect(dropHidden(all, byId, { ...filter, hasCopies: false })).toEqual([first.id, other.id])
  expect(dropHidden(all, byId, { ...filter, hasCopies: true })).toEqual(all.slice(0, 3))
  expect(dropHidden([copy.id], byId, { ...filter, hasCopies: false })).toEqual([copy.id])
})
