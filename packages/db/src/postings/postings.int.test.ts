import { CodedError, MAX_POSTINGS, POSTINGS_PAGE_SIZE } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { adoptDevice } from '../data/adopt-device.ts'
import { eachStored } from '../data/export-data.ts'
import { deleteOwner, isUnusedFor } from '../data/delete-owner.ts'
import { addUser } from '../testing/accounts.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import type { Owner } from '../owners/owners.ts'
import { addOwnText } from '../resumes/own-texts.ts'
import { newOwner } from '../testing/sample-rows.ts'
import { deletePostings } from './change-posting.ts'
import { importPostings } from './import-postings.ts'
import { listPostings } from './list-postings.ts'
import { readLacks, saveCopies } from './posting-groups.ts'
import { readUnreadPostings, savePostingReadings } from './posting-work.ts'
import { keepScoredResume, readScoredResume } from './scored-resume.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const many = (count: number, name = 'Job') =>
  Array.from({ length: count }, (_, at) => ({ text: `${name} ${at}` }))

const resume = { sections: undefined, fileName: '' }
const reading = {
  score: 7,
  reachable: 9,
  noScoreReason: null,
  covered: [],
  missing: ['B'],
  musts: 1,
  language: 'en',
  words: 3,
  pay: null,
  mode: null,
  posted: '2026-11-02',
  closes: null,
  traps: [{ kind: 'unpaid' as const, said: 'unpaid' }],
}

async function listAll(ownerId: string) {
  const found = []
  let cursor: string | undefined
  for (;;) {
    const page = await listPostings(database.db, ownerId, { cursor, since: undefined }, 'x')
    expect(page.postings.length).toBeLessThanOrEqual(POSTINGS_PAGE_SIZE)
    found.push(...page.postings)
    if (page.nextCursor === null) return found
    cursor = page.nextCursor
  }
}

test('more than may be kept come in not at all', async () => {
  const { db } = database
  const owner = newOwner()
  await importPostings(db, owner, many(MAX_POSTINGS - 1))
  await expect(importPostings(db, owner, many(2, 'More'))).rejects.toThrow(CodedError)
  expect(await importPostings(db, owner, many(MAX_POSTINGS))).toEqual({
    added: 1,
    known: MAX_POSTINGS - 1,
  })
  const all = await listAll(owner.id)
  expect(new Set(all.map(({ id }) => id)).size).toBe(MAX_POSTINGS)
})

test('the same import twenty times at once is one', async () => {
  const owner = newOwner()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => importPostings(database.db, owner, many(30))),
  )
  expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(30)
})

test('unread ones are handed out by rows and characters, one at least, and read ones are news', async () => {
  const { db } = database
  const owner = newOwner()
  await importPostings(db, owner, [
    { text: 'a'.repeat(100) },
    { text: 'b'.repeat(10) },
    { text: 'c' },
  ])
  const take = (rows: number, chars: number) =>
    readUnreadPostings(db, owner.id, 'x', { rows, chars })
  expect((await take(10, 5)).map(({ text }) => text[0])).toEqual(['a'])
  expect((await take(2, 1000)).map(({ text }) => text[0])).toEqual(['a', 'b'])
  const before = await listPostings(db, owner.id, { since: undefined, cursor: undefined }, 'x')
  expect(before.unread).toBe(3)
  const [first] = await take(1, 1)
  const resumeHash = await keepScoredResume(db, owner, { ...resume, originalContent: 'Ada' })
  const readings = [
    { id: first?.id ?? '', title: 'T', company: 'C', place: 'P', reading, lacks: [], print: null },
  ]
  await savePostingReadings(db, owner.id, { readFor: 'x', resumeHash, skills: [] }, readings)
  const after = await listPostings(db, owner.id, { since: before.rev, cursor: undefined }, 'x')
  expect(after).toMatchObject({ unread: 2, total: 3, postings: [{ title: 'T', reading }] })
})

test('what is missing is told of postings that one can still apply for', async () => {
  const { db } = database
  const owner = newOwner()
  const closes = [null, '2020-01-31', '2099-12-31', '2099-12-31']
  const states = [undefined, undefined, 'applied', 'closed'] as const
  await importPostings(
    db,
    owner,
    states.map((state, at) => ({ text: `Job ${at}`, state })),
  )
  const unread = await readUnreadPostings(db, owner.id, 'x', { rows: 9, chars: 999 })
  const resumeHash = await keepScoredResume(db, owner, { ...resume, originalContent: 'Ada' })
  const readings = unread.map(({ id, text }) => {
    const told = { ...reading, closes: closes[Number(text.at(-1))] ?? null }
    const lacks = [{ term: text, name: text, anyOf: [] }]
    return { id, title: '', company: '', place: '', reading: told, lacks, print: null }
  })
  await savePostingReadings(db, owner.id, { readFor: 'x', resumeHash, skills: [] }, readings)
  const told = (await readLacks(db, owner.id)).flat().map(({ term }) => term)
  expect(told.toSorted()).toEqual(['Job 0', 'Job 2'])
})

test('what was read beside a resume or skills of before is not kept, nor the same twice', async () => {
  const { db } = database
  const owner = newOwner()
  await importPostings(db, owner, many(1))
  const [one] = await readUnreadPostings(db, owner.id, 'x', { rows: 1, chars: 1 })
  const id = one?.id ?? ''
  const save = async (readFor: string, resumeHash: string, skills: string[], title: string) => {
    const told = { title, company: '', place: '', reading, lacks: [], print: null }
    await savePostingReadings(db, owner.id, { readFor, resumeHash, skills }, [{ id, ...told }])
    const row = db.selectFrom('postings').select(['read_for', 'rev']).where('id', '=', id)
    return row.executeTakeFirstOrThrow()
  }
  const old = await keepScoredResume(db, owner, { ...resume, originalContent: 'old' })
  expect(await save('old', old, ['Wound care'], 'T')).toMatchObject({ read_for: null })
  const now = await keepScoredResume(db, owner, { ...resume, originalContent: 'now' })
  expect(await save('old', old, [], 'T')).toMatchObject({ read_for: null })
  await addOwnText(db, owner, { kind: 'skill', text: 'Wound care' })
  await addOwnText(db, owner, { kind: 'skill', text: 'Anatomy' })
  expect(await save('now', now, [], 'T')).toMatchObject({ read_for: null })
  const kept = await save('now', now, ['Wound care', 'Anatomy'], 'T')
  expect(kept).toMatchObject({ read_for: 'now' })
  expect(await save('now', now, ['Wound care', 'Anatomy'], 'Other')).toEqual(kept)
})

/** Postings of which all but the first are its copies, the oldest first. */
async function addCopies(owner: Owner, texts: string[]): Promise<string[]> {
  const { db } = database
  for (const text of texts) await importPostings(db, owner, [{ text }])
  const ids = (await listAll(owner.id)).map(({ id }) => id)
  const [first = '', ...copies] = ids
  const found = copies.map((id) => ({ id, copyOf: first }))
  expect(await saveCopies(db, owner.id, found)).toBe(copies.length)
  // Of two who look for copies one has news.
  expect(await saveCopies(db, owner.id, found)).toBe(0)
  return ids
}

const copiesOf = async (ownerId: string) =>
  new Map((await listAll(ownerId)).map(({ id, copyOf }) => [id, copyOf]))

test('of the copies of a deleted posting the oldest is the first, and lists hear of it', async () => {
  const { db } = database
  const owner = newOwner()
  const [first = '', second = '', third = '', fourth = ''] = await addCopies(owner, [
    'first',
    'second',
    'third',
    'fourth',
  ])
  const { rev } = await listPostings(db, owner.id, { since: undefined, cursor: undefined }, 'x')
  expect(await deletePostings(db, newOwner().id, [first])).toBe(0)
  expect(await deletePostings(db, owner.id, [first, second, first])).toBe(2)
  const news = await listPostings(db, owner.id, { since: rev, cursor: undefined }, 'x')
  expect(new Map(news.postings.map(({ id, copyOf }) => [id, copyOf]))).toEqual(
    new Map([
      [third, null],
      [fourth, third],
    ]),
  )
  // Whoever looked for copies before knew nothing of it.
  const late = [
    { id: third, copyOf: second },
    { id: second, copyOf: null },
    { id: fourth, copyOf: second },
  ]
  expect(await saveCopies(db, owner.id, late)).toBe(0)
  expect(await copiesOf(owner.id)).toEqual(
    new Map([
      [third, null],
      [fourth, third],
    ]),
  )
})

test('signing in makes the oldest copy the first where the user has the first one already', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(db)]
  await importPostings(db, user, [{ text: 'first' }])
  const [, second = '', third = ''] = await addCopies(device, ['first', 'second', 'third'])
  await adoptDevice(db, device.id, user.id)
  const copies = await copiesOf(user.id)
  expect([copies.size, copies.get(second), copies.get(third)]).toEqual([3, null, second])
})

test('signing in takes postings along: of the same text the user’s stays, of resumes the device’s', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(db)]
  await importPostings(db, user, [{ text: 'both', note: 'mine' }])
  await importPostings(db, device, [{ text: 'both' }, { text: 'new' }])
  await keepScoredResume(db, user, { originalContent: 'old', sections: undefined, fileName: 'a' })
  await keepScoredResume(db, device, { originalContent: 'now', sections: undefined, fileName: 'b' })
  await adoptDevice(db, device.id, user.id)
  expect((await listAll(user.id)).map(({ note }) => note).toSorted()).toEqual(['', 'mine'])
  expect(await listAll(device.id)).toEqual([])
  expect(await readScoredResume(db, user.id)).toMatchObject({ originalContent: 'now' })
  // What a request of the device that began before brings comes to the user.
  expect(await importPostings(db, device, [{ text: 'late' }])).toEqual({ added: 1, known: 0 })
  expect(await listAll(user.id)).toHaveLength(3)
})

test('an owner who has only postings expires, takes them along and can have them before', async () => {
  const { db } = database
  const owner = newOwner()
  await importPostings(db, owner, many(2))
  await keepScoredResume(db, owner, { originalContent: 'mine', sections: undefined, fileName: '' })
  const texts = []
  for await (const row of eachStored(db, owner.id, 'postings')) texts.push(row.text)
  expect(texts).toEqual(['Job 0', 'Job 1'])
  await db
    .updateTable('owners')
    .set({ last_used_at: new Date(0) })
    .where('id', '=', owner.id)
    .execute()
  const unused = await db.selectFrom('owners').select('id').where(isUnusedFor(30)).execute()
  expect(unused).toContainEqual({ id: owner.id })
  await deleteOwner(db, owner.id, 30)
  const left = await db
    .selectFrom('postings')
    .select('id')
    .where('owner_id', '=', owner.id)
    .execute()
  expect(left).toEqual([])
  expect(await readScoredResume(db, owner.id)).toBeUndefined()
})
