import type { PostingsNews } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { adoptDevice } from '../data/adopt-device.ts'
import type { News } from '../news.ts'
import type { Owner } from '../owners/owners.ts'
import { addUser } from '../testing/accounts.ts'
import { hearNews } from '../testing/hear-news.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newOwner } from '../testing/sample-rows.ts'
import { changePosting, deletePostings } from './change-posting.ts'
import { importPostings } from './import-postings.ts'
import { listPostings } from './list-postings.ts'
import { saveCopies } from './posting-groups.ts'
import { readUnreadPostings, savePostingReadings } from './posting-work.ts'
import { keepScoredResume } from './scored-resume.ts'

let database: TestDatabase
let listener: Awaited<ReturnType<typeof hearNews>>
const heard: News['postings'][] = []
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  listener = await hearNews(database.url)
  listener.on('postings', (news) => heard.push(news))
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

const textOf = (at: number) => `Secret agent ${at}`
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ text: textOf(at) }))
const list = (owner: Owner, since?: number) =>
  listPostings(database.db, owner.id, { since, cursor: undefined }, 'x')
const reading = {
  score: 7,
  reachable: 9,
  noScoreReason: null,
  covered: [],
  missing: [],
  musts: 1,
  language: 'en',
  words: 3,
  pay: null,
  mode: null,
  posted: null,
  closes: null,
  traps: [],
}

/** Waits until all that was told so far is heard: news come in the order of their changes. */
async function hearAll(): Promise<void> {
  const last = newOwner()
  await importPostings(database.db, last, [{ text: 'the last' }])
  await vi.waitFor(() => expect(heard.at(-1)?.ownerId).toBe(last.id))
}

/** What an owner hears of some work. */
async function hearOf(owner: Owner, work: () => Promise<unknown>): Promise<PostingsNews[]> {
  await hearAll()
  const from = heard.length
  await work()
  await hearAll()
  return heard
    .slice(from)
    .filter(({ ownerId }) => ownerId === owner.id)
    .map(({ postings }) => postings)
}

/** Keeps a reading of the next so many. */
async function readPortion(owner: Owner, resumeHash: string, rows: number) {
  const unread = await readUnreadPostings(database.db, owner.id, 'x', { rows, chars: 100_000 })
  const told = { title: 'T', company: 'C', place: 'P', reading, lacks: [], print: null }
  const read = unread.map(({ id }) => ({ id, ...told }))
  await savePostingReadings(database.db, owner.id, { readFor: 'x', resumeHash, skills: [] }, read)
}

test('an import is told in a few numbers, and the same once more not at all', async () => {
  const owner = newOwner()
  const news = await hearOf(owner, () => importPostings(database.db, owner, many(1200)))
  expect(news.length).toBeGreaterThan(0)
  expect(news.length).toBeLessThanOrEqual(3)
  expect(news.at(-1)).toEqual({ total: 1200, after: expect.any(Number), rev: expect.any(Number) })
  const found = await list(owner, Math.min(...news.map(({ after = 0 }) => after)))
  expect(found.total).toBe(1200)
  expect(JSON.stringify(heard)).not.toMatch(/secret|agent/i)
  const again = await hearOf(owner, () => importPostings(database.db, owner, many(1200)))
  expect(again).toEqual([])
})

test('a portion that was read is one message: how many are left, and what finds it', async () => {
  const { db } = database
  const [owner, other] = [newOwner(), newOwner()]
  await importPostings(db, owner, many(25))
  await importPostings(db, other, many(3))
  const resumeHash = await keepScoredResume(db, owner, {
    originalContent: 'Ada',
    sections: undefined,
    fileName: '',
  })
  for (const left of [15, 5, 0]) {
    const news = await hearOf(owner, () => readPortion(owner, resumeHash, 10))
    expect(news).toEqual([
      { total: 25, unread: left, after: expect.any(Number), rev: expect.any(Number) },
    ])
    const { after = 0, rev } = news[0] ?? { total: 0 }
    const page = await list(owner, after)
    expect(page).toMatchObject({ total: 25, unread: left, rev })
    expect(page.postings).toHaveLength(left === 0 ? 5 : 10)
  }
  expect(await hearOf(owner, () => readPortion(owner, resumeHash, 10))).toEqual([])
})

test('what is changed, grouped or deleted is told without a count of what is unread', async () => {
  const { db } = database
  const owner = newOwner()
  await importPostings(db, owner, many(3))
  const [first, second, third] = (await list(owner)).postings.map(({ id }) => id)
  if (!first || !second || !third) throw new Error('not all came in')
  const found = { total: 3, after: expect.any(Number), rev: expect.any(Number) }
  expect(
    await hearOf(owner, () => changePosting(db, owner.id, first, { state: 'applied' })),
  ).toEqual([found])
  const copies = [{ id: second, copyOf: first }]
  expect(await hearOf(owner, () => saveCopies(db, owner.id, copies))).toEqual([found])
  expect(await hearOf(owner, () => saveCopies(db, owner.id, copies))).toEqual([])
  expect(await hearOf(owner, () => deletePostings(db, owner.id, [third]))).toEqual([{ total: 2 }])
})

test('a device’s postings that go to its user are the user’s news', async () => {
  const { db } = database
  const device = newOwner()
  await importPostings(db, device, many(2))
  const user = await addUser(db)
  const news = await hearOf({ id: user.id, kind: 'user' }, () =>
    adoptDevice(db, device.id, user.id),
  )
  expect(news).toEqual([{ total: 2, after: expect.any(Number), rev: expect.any(Number) }])
})
