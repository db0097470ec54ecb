import { MAX_CONFIRMED_SKILLS, OWN_TEXTS_PAGE_SIZE } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { touchOwner } from '../owners/owners.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { createBatch } from '../jobs/batches.ts'
import {
  addOwnText,
  allOwnTexts,
  listConfirmedSkills,
  listOwnTexts,
  readOwnTexts,
  removeOwnText,
} from './own-texts.ts'
import { readWordsForJob } from './job-sources.ts'
import { readPostingReading, savePostingReading } from './posting-readings.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

async function addOwner() {
  const owner = newOwner()
  await touchOwner(database.db, owner)
  return owner
}

test('a skill that is confirmed twice is there once, and goes when it is taken back', async () => {
  const { db } = database
  const owner = await addOwner()
  await Promise.all(
    ['Kafka', 'kafka', 'Wound care'].map((skill) =>
      addOwnText(db, owner, { kind: 'skill', text: skill }),
    ),
  )
  const skills = await listConfirmedSkills(db, owner.id)
  expect(skills.map(({ skill }) => skill.toLowerCase()).toSorted()).toEqual(['kafka', 'wound care'])

  const other = await addOwner()
  const id = skills[0]?.id ?? ''
  expect(await listConfirmedSkills(db, other.id)).toEqual([])
  expect(await removeOwnText(db, other.id, id)).toBe(false)
  expect(await removeOwnText(db, owner.id, id)).toBe(true)
  expect(await listConfirmedSkills(db, owner.id)).toHaveLength(1)
})

test('there is a limit, also for many at once', async () => {
  const { db } = database
  const owner = await addOwner()
  const names = Array.from({ length: MAX_CONFIRMED_SKILLS + 5 }, (_, index) => `Skill ${index}`)
  const answers = await Promise.all(
    names.map((name) => addOwnText(db, owner, { kind: 'skill', text: name })),
  )
  expect(answers.filter((isKept) => !isKept)).toHaveLength(5)
  expect(await listConfirmedSkills(db, owner.id)).toHaveLength(MAX_CONFIRMED_SKILLS)
})

test('the first reading of a posting stays', async () => {
  const { db } = database
  expect(await readPostingReading(db, 'abc')).toBeUndefined()
  await savePostingReading(db, 'abc', ['Pruning'])
  await savePostingReading(db, 'abc', ['Something else'])
  expect(await readPostingReading(db, 'abc')).toEqual(['Pruning'])
})

const LINE = 'Baked bread'

test('a line has each wording once, and the newest answer to a suggestion is the one that counts', async () => {
  const { db } = database
  const owner = await addOwner()
  const offered = 'Baked artisan bread'
  const answer = (kind: 'wording' | 'left', text = offered) =>
    addOwnText(db, owner, { kind, line: LINE, text, offered })
  await Promise.all([
    answer('wording'),
    answer('wording'),
    answer('wording', ' baked  ARTISAN bread'),
  ])
  expect(await readOwnTexts(db, owner.id)).toHaveLength(1)
  await answer('left')
  expect(await readOwnTexts(db, owner.id)).toMatchObject([{ kind: 'left', text: offered }])
  await answer('wording', 'Baked rye bread')
  expect(await readOwnTexts(db, owner.id)).toMatchObject([
    { kind: 'wording', text: 'Baked rye bread', offered, line: LINE },
  ])
  // The same words beside another line are another text.
  await addOwnText(db, owner, { kind: 'wording', line: 'Baked rolls', text: 'Baked rye bread' })
  await addOwnText(db, owner, { kind: 'fact', line: LINE, text: 'Baked rye bread' })
  expect(await readOwnTexts(db, owner.id)).toHaveLength(3)
})

test('what was left keeps the words that were in question, and others have none', async () => {
  const { db } = database
  const owner = await addOwner()
  const left = { kind: 'left', line: LINE, text: 'Baked artisan bread', offered: '' } as const
  await addOwnText(db, owner, { ...left, words: ['artisan'] })
  await addOwnText(db, owner, { kind: 'fact', line: LINE, text: 'For a hotel' })
  const { texts } = await listOwnTexts(db, owner.id)
  expect(texts.map(({ words }) => words)).toEqual([[], ['artisan']])
  const rows = await db
    .selectFrom('owners')
    .select(allOwnTexts)
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  // A row without words is what it was before there were any: results are known by what they are made from.
  expect(rows.own_texts).toEqual([
    { ...left, note: '', words: ['artisan'] },
    { kind: 'fact', line: LINE, text: 'For a hotel', note: '', offered: '' },
  ])
  await addOwnText(db, owner, { ...left, words: ['bread'] })
  expect((await readOwnTexts(db, owner.id)).at(-1)?.words).toEqual(['bread'])
})

test('what is long is kept whole, and the list comes in pages, newest first', async () => {
  const { db } = database
  const owner = await addOwner()
  const long = 'ä'.repeat(2000)
  await addOwnText(db, owner, { kind: 'wording', line: long, text: `${long}!` })
  for (let n = 0; n < OWN_TEXTS_PAGE_SIZE; n += 1)
    await addOwnText(db, owner, { kind: 'fact', line: LINE, text: `Fact ${n}` })
  const first = await listOwnTexts(db, owner.id)
  expect(first.total).toBe(OWN_TEXTS_PAGE_SIZE + 1)
  expect(first.texts).toHaveLength(OWN_TEXTS_PAGE_SIZE)
  expect(first.texts[0]?.text).toBe(`Fact ${OWN_TEXTS_PAGE_SIZE - 1}`)
  const second = await listOwnTexts(db, owner.id, first.nextCursor ?? '')
  expect(second).toMatchObject({ texts: [{ text: `${long}!`, line: long }], nextCursor: null })
})

test('a job is given what its own owner said', async () => {
  const { db } = database
  const [owner, other] = [await addOwner(), await addOwner()]
  await addOwnText(db, owner, { kind: 'skill', text: 'Kafka', note: 'at Initech' })
  for (const [one, texts] of [
    [owner, [{ text: 'Kafka', note: 'at Initech' }]],
    [other, []],
  ] as const) {
    const { jobs } = await createBatch(db, one, newBatch(1))
    const words = await readWordsForJob(db, jobs[0]?.id ?? '')
    expect(words).toMatchObject({ ownTexts: texts, wantsSuggestions: true })
  }
})
