import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { JobSources } from './job-sources.ts'
import { nameSources, namesOf } from './made-from.ts'

const sources: JobSources = {
  resume_id: null,
  job_description: 'You cook, "fast".',
  title: 'Cook',
  company: 'Hill House',
  original_content: 'Ada\nCooks.',
  sections: null,
  options: { pages: 1, tone: 'plain', strength: 'light' },
  anew: false,
  words: { ownTexts: [], wantsSuggestions: true },
}
const engine = { name: 'offline', model: null }

test('results of before keep their names', () => {
  const { original_content, sections, options, job_description, words } = sources
  const parts = ['offline', null, original_content, sections, options, job_description, words]
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  expect(nameSources(sources, engine)).toBe(hash)
})

test('whatever is different makes another name, and the same does not', () => {
  const name = namesOf(sources, engine)
  expect(name('You cook, "fast".')).toBe(nameSources(sources, engine))
  expect(name('You cook, "fast".')).toBe(name('You cook, "fast".'))
  const others: JobSources[] = [
    { ...sources, job_description: 'You bake.' },
    { ...sources, original_content: 'Ada' },
    { ...sources, options: null },
    { ...sources, words: { ...sources.words, wantsSuggestions: false } },
  ]
  const names = [
    ...others.map((other) => nameSources(other, engine)),
    nameSources(sources, { name: 'openai', model: 'small' }),
    nameSources(sources, engine),
  ]
  expect(new Set(names).size).toBe(names.length)
})
