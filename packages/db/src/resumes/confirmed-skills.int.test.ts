import { MAX_CONFIRMED_SKILLS } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { touchOwner } from '../owners/owners.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newOwner } from '../testing/sample-rows.ts'
import { confirmSkill, listConfirmedSkills, removeConfirmedSkill } from './confirmed-skills.ts'
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
  await Promise.all(['Kafka', 'kafka', 'Wound care'].map((skill) => confirmSkill(db, owner, skill)))
  const skills = await listConfirmedSkills(db, owner.id)
  expect(skills.map(({ skill }) => skill.toLowerCase()).toSorted()).toEqual(['kafka', 'wound care'])

  const other = await addOwner()
  const id = skills[0]?.id ?? ''
  expect(await listConfirmedSkills(db, other.id)).toEqual([])
  expect(await removeConfirmedSkill(db, other.id, id)).toBe(false)
  expect(await removeConfirmedSkill(db, owner.id, id)).toBe(true)
  expect(await listConfirmedSkills(db, owner.id)).toHaveLength(1)
})

test('there is a limit, also for many at once', async () => {
  const { db } = database
  const owner = await addOwner()
  const names = Array.from({ length: MAX_CONFIRMED_SKILLS + 5 }, (_, index) => `Skill ${index}`)
  const answers = await Promise.all(names.map((name) => confirmSkill(db, owner, name)))
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
