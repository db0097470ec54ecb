import { readFileSync } from 'node:fs'
import type { Language } from '@tailorbird/language'
import { expect, test } from 'vitest'
import { judgeLine, type LineKind } from '../../bench/families-measure.ts'

/** Families of claims, a case a line: family, language, kind, the line of a resume, and what becomes of it. */
const readFamilies = (name: string) =>
  readFileSync(new URL(`../../bench/data/families/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, Language, LineKind, string, string])

test.each(readFamilies('never-proven'))('%s, %s: a %s is not proven: %s', (_, ...one) => {
  expect(judgeLine(...one).verdict).not.toBe('proven')
})

test.each(readFamilies('proven'))('%s, %s: a %s is proven: %s', (_, ...one) => {
  expect(judgeLine(...one)).toMatchObject({ verdict: 'proven' })
})
