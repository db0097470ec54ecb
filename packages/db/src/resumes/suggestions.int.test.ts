import { SUGGESTIONS_PAGE_SIZE, type Change } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { finishJobs, startJob } from '../jobs/jobs.ts'
import type { Owner } from '../owners/owners.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { addOwnText, readOwnTexts } from './own-texts.ts'
import { saveTailored } from './resumes.ts'
import {
  answerForAll,
  findUnsettled,
  listOpenSuggestions,
  markSettled,
  findUnsettledResults,
  readUnsettledAnswers,
} from './suggestions.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const suggest = (over: Partial<Change> = {}): Change => ({
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Rye House',
  before: 'Baked bread',
  after: 'Baked artisan bread',
  reason: 'Asked for.',
  sources: [],
  requirement: '',
  state: 'undone',
  doubt: { words: ['artisan'], reason: 'Your resume does not say "artisan".' },
  ...over,
})

/** Results of a batch, each with these changes. @returns their ids and that of the batch */
async function tailor(owner: Owner, size: number, changes: (index: number) => Change[]) {
  const { db } = database
  const batch = await createBatch(db, owner, newBatch(size))
  const ids: string[] = []
  for (const [index, { id }] of batch.jobs.entries()) {
    const job = await startJob(db, id, 1)
    if (!job) throw new Error('not started')
    const result = { ...sampleResult, companyName: `Company ${index}`, changes: changes(index) }
    const resumeId = (await saveTailored(db, job, result)) ?? ''
    await finishJobs(db, resumeId)
    ids.push(resumeId)
  }
  return { ids, batchId: batch.batchId }
}

test('the same line is asked once in whatever wording, with the jobs that it concerns', async () => {
  const { db } = database
  const owner = newOwner()
  const { batchId } = await tailor(owner, 7, (index) => [
    suggest(index % 2 === 0 ? {} : { after: 'Baked  Artisan bread', before: ' baked bread' }),
    suggest({ id: 'c1', before: 'Baked rolls' }),
    suggest({ id: 'c2', before: 'Swept', after: 'Cleaned', state: 'accepted' }),
    suggest({ id: 'c3', before: 'Sold', after: `Sold ${index}` }),
    suggest({ id: 'c5', kind: 'summary', before: 'Baker.', after: `Baker ${index}.` }),
    suggest({ id: 'c4', before: 'Ran', doubt: { words: [], reason: 'So.', isLeft: true } }),
  ])
  await tailor(owner, 1, () => [suggest({ before: 'Elsewhere' })])
  const { suggestions, total } = await listOpenSuggestions(db, owner.id, batchId)
  // A summary is written for its posting.
  expect(total).toBe(10)
  expect(suggestions.slice(0, 3).map(({ results }) => results)).toEqual([7, 7, 7])
  expect(suggestions.find(({ before }) => before === 'Sold')?.after).toBe('Sold 6')
  expect(suggestions[0]?.jobs).toHaveLength(5)
  expect(suggestions[0]?.jobs[0]).toBe('Gardener at Company 0')
  expect(suggestions.slice(3).map(({ results }) => results)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect((await listOpenSuggestions(db, owner.id)).total).toBe(11)
  expect(await listOpenSuggestions(db, newOwner().id)).toEqual({ suggestions: [], total: 0 })
})

test('an answer is noted once for all, the results that wait are found, and reopening is an answer too', async () => {
  const { db } = database
  const owner = newOwner()
  const { ids } = await tailor(owner, 3, () => [suggest(), suggest({ id: 'c1', before: 'Other' })])
  const answer = (name: 'take' | 'leave' | 'reopen', resumeId = ids[0] ?? '') =>
    answerForAll(db, owner.id, resumeId, { change: 'c0', answer: name, text: undefined })
  expect(await Promise.all([answer('take'), answer('take', ids[2])])).toEqual(['kept', 'kept'])
  expect(await readOwnTexts(db, owner.id)).toMatchObject([
    { kind: 'wording', line: 'Baked bread', text: 'Baked artisan bread' },
  ])
  expect((await listOpenSuggestions(db, owner.id)).total).toBe(1)
  expect(await findUnsettled(db, 10)).toContain(owner.id)
  expect((await findUnsettledResults(db, owner.id, 10)).toSorted()).toEqual(ids.toSorted())
  const settle = async () => {
    const answers = await readUnsettledAnswers(db, owner.id)
    await markSettled(
      db,
      owner.id,
      answers.map(({ id }) => id),
    )
  }
  await settle()
  expect(await findUnsettled(db, 10)).not.toContain(owner.id)

  await answer('reopen')
  expect(await readOwnTexts(db, owner.id)).toEqual([])
  expect(await readUnsettledAnswers(db, owner.id)).toMatchObject([{ kind: 'reopened' }])
  // None of them was written: there is nothing to take back.
  expect(await findUnsettledResults(db, owner.id, 10)).toEqual([])
  await settle()
  expect((await listOpenSuggestions(db, owner.id)).total).toBe(2)
})

test('an answer is one to all wordings of its line that were there, and not to summaries', async () => {
  const { db } = database
  const owner = newOwner()
  const { ids } = await tailor(owner, 3, (index) => [
    suggest({ after: `Baked bread ${index}` }),
    suggest({ id: 'c1', kind: 'summary', before: 'Baker.', after: `Baker ${index}.` }),
  ])
  const answer = (change: string) =>
    answerForAll(db, owner.id, ids[0] ?? '', { change, answer: 'leave', text: undefined })
  await answer('c0')
  expect((await findUnsettledResults(db, owner.id, 10)).toSorted()).toEqual(ids.toSorted())
  const open = await listOpenSuggestions(db, owner.id)
  expect(open.suggestions.map(({ kind }) => kind)).toEqual(['summary', 'summary', 'summary'])
  await tailor(owner, 1, () => [suggest({ after: 'Baked bread anew' })])
  expect((await listOpenSuggestions(db, owner.id)).total).toBe(4)
  const settled = await readUnsettledAnswers(db, owner.id)
  await markSettled(
    db,
    owner.id,
    settled.map(({ id }) => id),
  )
  await answer('c1')
  expect(await findUnsettledResults(db, owner.id, 10)).toEqual([ids[0]])
})

test('a summary is asked about once for all results with the same sentences in question', async () => {
  const { db } = database
  const owner = newOwner()
  const summary = (index: number, question: string) =>
    suggest({
      kind: 'summary',
      before: 'Baker.',
      after: `Baker ${index}. Loves rye.`,
      doubt: { words: ['rye'], reason: 'So.', question },
    })
  const { ids } = await tailor(owner, 4, (index) => [
    summary(index, index < 3 ? 'loves rye.' : 'loves oats.'),
  ])
  const list = async () =>
    (await listOpenSuggestions(db, owner.id)).suggestions.map(({ results }) => results)
  expect(await list()).toEqual([3, 1])
  const answer = (name: 'take' | 'leave' | 'reopen', resumeId = ids[0] ?? '') =>
    answerForAll(db, owner.id, resumeId, { change: 'c0', answer: name, text: undefined })
  await answer('take')
  expect(await list()).toEqual([1])
  expect((await findUnsettledResults(db, owner.id, 10)).toSorted()).toEqual(
    ids.slice(0, 3).toSorted(),
  )
  await answer('leave', ids[1])
  expect((await readOwnTexts(db, owner.id)).map(({ kind }) => kind)).toEqual(['left'])
  // One that is made later is not asked about either.
  await tailor(owner, 1, () => [summary(9, 'loves rye.')])
  expect(await list()).toEqual([1])
  await answer('reopen', ids[2])
  expect(await list()).toEqual([4, 1])
})

test('nobody else answers, and what is no suggestion is none', async () => {
  const { db } = database
  const owner = newOwner()
  const { ids } = await tailor(owner, 1, () => [suggest(), suggest({ id: 'c1', doubt: undefined })])
  const answer = (ownerId: string, change: string) =>
    answerForAll(db, ownerId, ids[0] ?? '', { change, answer: 'take', text: undefined })
  expect(await answer(newOwner().id, 'c0')).toBe('gone')
  expect(await answer(owner.id, 'c1')).toBe('gone')
  expect(await answer(owner.id, 'c7')).toBe('gone')
  expect(await readOwnTexts(db, owner.id)).toEqual([])
})

test('300 results with 20 suggestions each are listed at once, with an honest count', async () => {
  const { db } = database
  const owner = newOwner()
  const line = 'Prepared and served more than two hundred meals a day with a team of four cooks'
  await tailor(owner, 300, (index) =>
    Array.from({ length: 30 }, (_, n) =>
      suggest({
        id: `c${n}`,
        before: `${line} ${n}`,
        after: `${line} in fine dining ${n} ${n < 5 ? index : ''}`,
        ...(n < 20 ? {} : { doubt: undefined, state: 'accepted' }),
      }),
    ),
  )
  await addOwnText(db, owner, {
    kind: 'wording',
    line: `${line} 19`,
    text: `${line} in fine dining 19`,
  })
  const begin = performance.now()
  const { suggestions, total } = await listOpenSuggestions(db, owner.id)
  const ms = performance.now() - begin
  expect(total).toBe(19)
  expect(suggestions).toHaveLength(Math.min(19, SUGGESTIONS_PAGE_SIZE))
  expect(suggestions.every(({ results }) => results === 300)).toBe(true)
  expect(ms).toBeLessThan(2000)
})
