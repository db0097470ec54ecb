import { expect, test } from 'vitest'
import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { sayTo } from './index.ts'
import { spanish } from './es.ts'
import type { ToldSentences } from './tailoring-words.ts'

test.each([german, french, spanish])('each sentence has the slots of the English one', (words) => {
  const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const name of Object.keys(english.told) as (keyof ToldSentences)[]) {
    expect(words.told[name], name).not.toBe(english.told[name])
    expect(slotsOf(words.told[name]), name).toEqual(slotsOf(english.told[name]))
  }
})

test('a list is quoted as its language does, each word once, and no word is a slot', () => {
  const slots = { asked: ['SQL', 'k8s', 'SQL'], written: ['$& {asked}'] }
  expect(sayTo('en', 'renames', slots)).toBe(
    "The posting asks for 'SQL' and 'k8s'; you wrote '$& {asked}'.",
  )
  expect(sayTo('de', 'renames', slots)).toBe(
    'Die Stelle verlangt „SQL“ und „k8s“; Sie haben „$& {asked}“ geschrieben.',
  )
})
