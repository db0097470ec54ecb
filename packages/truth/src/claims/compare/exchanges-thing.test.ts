import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { alignWords } from './align.ts'
import { exchangesThing } from './exchanges-thing.ts'

const exchanges = (told: string, line: string) => {
  const [text, target] = [readClaims(told), readClaims(line)]
  const comparison = {
    told: text,
    target,
    language: 'en' as const,
    sources: [target],
    context: [],
    resume: [target],
  }
  return exchangesThing(comparison, alignWords(text, [target], []))
}

test.each([
  ['Represented landlords in county court', 'Represented tenants in county court'],
  ['At the depot, greased cranes every week', 'Greased winches every week at the depot'],
  ['Planté 600 bouleaux en zone humide', 'Plantation de 600 saules en zone humide'],
  ['Bühnenvorhänge für 4 Theater genäht', 'Nähen von Kostümen für 4 Theater'],
  ['Reparé relojes de torre en Soria', 'Reparación de campanas de torre en Soria'],
])('%s has another thing in it than %s', (told, line) => {
  expect(exchanges(told, line)).toBe(true)
})

test.each([
  ['Checked the temperatures of cold stores', 'Checked temps of cold stores'],
  ['Greased the winches weekly at the depot', 'Greased winches every week at the depot'],
  ['Sanded and varnished oars', 'Sanded oars and varnished them'],
  ['Kept bees', 'Kept bees and sold honey at three markets in the valley all summer'],
])('%s has no other thing in it than %s', (told, line) => {
  expect(exchanges(told, line)).toBe(false)
})
