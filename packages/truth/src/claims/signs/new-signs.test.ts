import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import type { Comparison } from '../compare/comparison.ts'
import { cutTexts, cutWords } from '../compare/cut-words.ts'
import { readItems } from './read-items.ts'
import { readParts } from './read-parts.ts'
import { readRuns } from './read-runs.ts'
import type { Signs } from '../compare/sign-list.ts'
import { weighMarks } from '../model/weigh-marks.ts'
import { listWordMarks } from '../model/word-marks.ts'

const LINE = 'Unload trucks and count pallets. The lead signs the sheets'

const compare = (text: string, line: string): Comparison => {
  const source = readClaims(line)
  return {
    told: readClaims(text),
    language: 'en',
    target: source,
    sources: [source],
    context: [],
    resume: [source],
  }
}

function read(text: string, line = LINE): Signs {
  const signs: Signs = {}
  const texts = cutTexts(compare(text, line))
  readRuns(signs, text, texts)
  readParts(signs, text, line, [line], texts)
  readItems(signs, text, [line], texts.said)
  return signs
}

test('what is tacked to the end is another thing than a word changed inside', () => {
  expect(read('Unload trucks and count pallets, ensuring safety')).toMatchObject({
    'run-closing': 2,
    'end-new': 1,
    'parts-new': 1,
  })
  const inner = read('Unload lorries and count pallets')
  expect(inner).toMatchObject({ 'run-inner': 1 })
  expect(inner['run-closing']).toBeUndefined()
})

test('a sentence left out whole is told from a word lost of one that is told', () => {
  expect(read('Unload trucks and count pallets')).toMatchObject({
    'dropped-sentences': 1,
    'dropped-words': 5,
    'source-sentences': 2,
  })
  expect(read('Unload trucks. The lead signs the sheets')).toMatchObject({ 'lost-of-told': 3 })
})

test.each([
  ['Unload trucks, count pallets and order stock', LINE],
  ['Entladen, Zählen und Bestellen', 'Entladen und Zählen'],
  ['Décharger, compter et commander', 'Décharger et compter'],
  ['Descargar, contar y comprar', 'Descargar y contar'],
])('one more in a list is seen, in four languages: %s', (text, line) => {
  expect(read(text, line)['items-new-behind']).toBeGreaterThanOrEqual(1)
})

test('words leave marks: what is new, gone, exchanged and put in, with where it stands', () => {
  const texts = cutTexts(compare('Led the crew daily', 'Helped the crew'))
  const marks = listWordMarks(texts, cutWords('Helped the crew'))
  expect(marks).toEqual(
    expect.arrayContaining([
      'new:led',
      'lost:helped',
      'first:led',
      'source-first:helped',
      'exchanged:helped>led',
      'put-last:daily',
    ]),
  )
})

test('marks are weighed together and by their kind, with the worst, the best and the unseen', () => {
  const signs = weighMarks(['new:led', 'new:daily', 'new:quux', 'lost:helped'], {
    words: { 'new:led': -120, 'new:daily': 40, 'lost:helped': -80 },
    bias: 10,
  })
  expect(signs['marks']).toBeCloseTo(-1.5)
  expect(signs).toMatchObject({
    'marks-worst-new': -1.2,
    'marks-best-new': 0.4,
    'marks-worst-lost': -0.8,
    'marks-seen': 2,
    'marks-unseen': 1,
  })
})

test('what is short for words of the line is neither new nor does it leave them out', () => {
  const texts = cutTexts(
    compare(
      'Taught KS3 sets as a qualified teacher',
      'Taught Key Stage 3 sets as a qualified teacher',
    ),
  )
  const marks = listWordMarks(texts, cutWords('Taught Key Stage 3 sets as a qualified teacher'))
  expect(marks.filter((mark) => /^(?:new|lost):/.test(mark))).toEqual([])
  const full = cutTexts(compare('Worked for a certified public accountant', 'Worked for a CPA'))
  expect(listWordMarks(full, []).filter((mark) => mark.startsWith('new:'))).toEqual([])
})
