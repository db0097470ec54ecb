import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findOtherActor, readActors } from './read-actors.ts'

const find = (told: string, source: string) => {
  const found = findOtherActor(readClaims(told), [readClaims(source)])
  return found && [found.word.written, found.actor]
}

test('who does what is read where a text says it', () => {
  const read = readActors(
    readClaims('The vendor installed the server, I tested it, signed by the auditor'),
  )
  expect(read.map(({ word, actor }) => [word.written, actor])).toEqual([
    ['installed', 'other'],
    ['tested', 'self'],
    ['signed', 'other'],
  ])
})

test.each([
  ['Installed the server, tested by the vendor', 'The vendor installed the server, I tested it'],
  [
    'Program the changes that are requested by Automation',
    'Changes are requested by me and programmed by Automation',
  ],
  [
    'Started transfusions that the nurse monitored',
    'Monitored transfusions that the nurse started',
  ],
  [
    'Grues : commande passée par moi, montage par le loueur',
    'Grues : besoin défini par moi, commande passée par le service matériel',
  ],
  [
    'Review quizzes in my class each July',
    'Piloting quizzes in my class this year; SLT reviews them in July',
  ],
  ['Lodged the submissions', 'Prepared submissions for the payroll manager to lodge'],
])('%s gives a deed to another than %s', (told, source) => {
  expect(find(told, source)).toBeDefined()
})

test.each([
  ['Tested the server that the vendor installed', 'The vendor installed the server, I tested it'],
  ['Server installed by the vendor, tested by me', 'The vendor installed the server, I tested it'],
  ['Planned and led audits with the team', 'Planned and led audits with the team'],
  ['Wrote reports that the partner signed', 'Wrote reports, signed by the partner'],
])('%s leaves to each what they do in %s', (told, source) => {
  expect(find(told, source)).toBeUndefined()
})

test('what was done and signed by another was both done by them', () => {
  const read = readActors(readClaims('Checked and signed by the engineer'))
  expect(read.map(({ word, actor }) => [word.written, actor])).toEqual([
    ['Checked', 'other'],
    ['signed', 'other'],
  ])
})

test('a line that names nobody else turns nothing round', () => {
  expect(find('Raised sales by 8 %', 'Sales rose by 8 %')).toBeUndefined()
})
