import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { countSigns } from '@tailorbird/language'
import { findOwnLanguages } from './own-languages.ts'
import { listLines, type ResumeLine } from './resume-lines.ts'

const folder = new URL('../../../reading/bench/data/resumes/', import.meta.url)
const resumes = readdirSync(folder)
  .filter((name) => /\.(?:txt|md)$/.test(name))
  .map((name) => listLines(parseResume(readFileSync(new URL(name, folder), 'utf8'))))
const UNRELATED = [
  'Watered the ferns beside the window on Tuesdays',
  'Arrosage des plantes dans le hall avec les voisins',
  'Pflanzen im Flur und auf dem Balkon mit den Nachbarn gegossen',
  'Riego de las plantas del portal con los vecinos',
].map((text): ResumeLine => ({ text, place: 'bullet', job: 0 }))

const read = (lines: readonly ResumeLine[]) => [...findOwnLanguages(lines).keys()].toSorted()

/** Too little running text to tell: an actor's list of parts, Mina the barista's, and one in Italian. */
const tellsNothing = (lines: readonly ResumeLine[]) => {
  const counts = lines.flatMap(({ text }) => countSigns(text)?.count ?? [])
  return counts.length < 2 || counts.reduce((sum, count) => sum + count, 0) < 3
}

test('nearly all resumes tell', () => {
  expect(resumes.filter(tellsNothing).length).toBeLessThanOrEqual(3)
})

test('one line in another language changes nothing for a short resume', () => {
  const [english, french, ...others] = UNRELATED
  if (!english || !french) throw new Error('no lines')
  for (const line of [english, ...others])
    expect(read([french, { ...french, text: 'Suivi des clients dans la région' }, line])).toEqual([
      'fr',
    ])
})

test('added lines take no language away', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...resumes.filter((lines) => !tellsNothing(lines))),
      fc.array(fc.constantFrom(...UNRELATED, ...resumes.flat()), { maxLength: 60 }),
      (lines, more) => {
        expect(read([...more, ...lines])).toEqual(expect.arrayContaining(read(lines)))
      },
    ),
  )
})

test('a resume in two languages shows both', () => {
  const lines = UNRELATED.slice(0, 2).flatMap((line) => [line, line])
  expect(read(lines)).toEqual(['en', 'fr'])
})
