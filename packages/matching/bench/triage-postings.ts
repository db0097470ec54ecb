import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const READING = join(import.meta.dirname, '../../reading/bench/data')
const FOLDERS = ['blind', 'fresh', 'ordinary', 'teaching']
const FIRST =
  'Nord Blue Cedar Stein Alto Vera Harbour Linden Mistral Roca Kite Falk Sol Brook'.split(' ')
const SECOND =
  'Works Logistics Care Systems Foods Energy Labs Bau Conseil Clínica Media Partners'.split(' ')
const FORMS = ['Ltd', 'GmbH', 'SARL', 'S.L.', 'Inc', 'AG']
const TOWNS = 'Leeds Kiel Nantes Vigo Denver Graz Lille Bilbao Cork Essen Tours Murcia'.split(' ')
/** So much of a posting's bulleted lines comes from others of its language. */
const FOREIGN = 0.4
/** Postings of the benches are shorter than most: paragraphs of others of its language make each as long as this or longer. */
const LEAST_CHARS = 2_500
const LONG_LINE = 120

interface Source {
  language: string
  text: string
  company: string | null
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seedRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const readSources = (): Source[] =>
  FOLDERS.flatMap((name) => {
    const folder = join(READING, name, 'postings')
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => {
        const { language, text, expected } = JSON.parse(
          readFileSync(join(folder, file), 'utf8'),
        ) as { language: string; text: string; expected: { company: string | null } }
        return { language, text, company: expected.company }
      })
  })

const BULLET = /^\s*[-*•·]\s/

/**
 * Postings made from those of the reading benches: each has another company and town, and some of its bulleted lines are those of
 * other postings in its language. The same count gives the same postings.
 */
export function makePostings(count: number): string[] {
  const sources = readSources()
  const random = seedRandom(count)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const listLines = (language: string, isWanted: (line: string) => boolean) =>
    sources
      .filter((source) => source.language === language)
      .flatMap(({ text }) => text.split('\n').filter(isWanted))
  const languages = new Set(sources.map(({ language }) => language))
  const linesOf = (isWanted: (line: string) => boolean) =>
    new Map([...languages].map((language) => [language, listLines(language, isWanted)]))
  const bullets = linesOf((line) => BULLET.test(line))
  const paragraphs = linesOf((line) => line.length >= LONG_LINE)
  return Array.from({ length: count }, () => {
    const { language, text, company } = pick(sources)
    const others = bullets.get(language) ?? []
    const lines = text
      .split('\n')
      .map((line) => (BULLET.test(line) && random() < FOREIGN ? pick(others) : line))
    const name = `${pick(FIRST)} ${pick(SECOND)} ${pick(FORMS)}`
    const own = company === null ? lines.join('\n') : lines.join('\n').replaceAll(company, name)
    const told = [own]
    const more = paragraphs.get(language) ?? []
    for (let chars = own.length; chars < LEAST_CHARS && more.length > 0;) {
      const paragraph = pick(more)
      told.push(paragraph)
      chars += paragraph.length
    }
    return `${told.join('\n\n')}\n\n${name}, ${pick(TOWNS)}`
  })
}
