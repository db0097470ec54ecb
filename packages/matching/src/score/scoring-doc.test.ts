import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AT_HOME } from '@tailorbird/lexicon'
import { parseResume, readPosting } from '@tailorbird/reading'
import { LEAST_ASKED } from './job-fit.ts'
import { rateRequirements } from './rate-requirements.ts'
import { SCORER_VERSION, scoreMatch } from './score-match.ts'
import { FLAW_POINTS, LEFT_OVER_SHARE } from './score-parseability.ts'
import { findCap } from './sum-ratings.ts'
import {
  BARE_LIST,
  CAP,
  CONFIDENCE_FROM,
  DISTINCTIVENESS_WEIGHT,
  KIND_WEIGHT,
  MATCH_CREDIT,
  MIN_YEARS_SHARE,
  PLACE_CREDIT,
  PRESUMED,
  STUFFED_SKILLS,
  TIER_WEIGHT,
} from './weights.ts'

const page = readFileSync(new URL('../../../../docs/SCORING.md', import.meta.url), 'utf8')
const text = page.replaceAll(/\s+/g, ' ')

/** The tables of the page: the first word of their heading, and their rows' cells. */
const tables = page.split(/\n{2,}/).flatMap((block) => {
  if (!block.startsWith('|')) return []
  const rows = block
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return [{ name: /^\w+/.exec(rows[0]?.[0] ?? '')?.[0] ?? '', rows: rows.slice(2) }]
})
const readTable = (name: string) => tables.find((table) => table.name === name)?.rows ?? []

test.each([
  ['tier', TIER_WEIGHT],
  ['kind', KIND_WEIGHT],
  ['distinctiveness', DISTINCTIVENESS_WEIGHT],
  ['match', MATCH_CREDIT],
  ['place', PLACE_CREDIT],
  ['flaw', FLAW_POINTS],
])('the table of each %s has the numbers of the code', (name, numbers) => {
  const rows = readTable(name).map(([label = '', number]) => [
    /^\w+/.exec(label)?.[0],
    Number(number),
  ])
  expect(rows.length).toBeGreaterThan(2)
  expect(Object.fromEntries(rows)).toEqual(numbers)
})

test.each([
  `\`SCORER_VERSION\` ${SCORER_VERSION}`,
  `with ${BARE_LIST.terms} or more of the posting's terms`,
  `from ${BARE_LIST.many} terms on`,
  `no more than ${BARE_LIST.share} other words a term`,
  `down to ${MIN_YEARS_SHARE} of it`,
  `is ${PRESUMED.byTitle} × the share of the posting's title`,
  `+ ${PRESUMED.byField} × how far the resume is at home`,
  `in full when ${PRESUMED.proven} of the posting's weight`,
  `only related counts ${PRESUMED.related}, and ${PRESUMED.unseen} is granted`,
  `(${AT_HOME} terms of a field are at home; a posting with fewer than ${LEAST_ASKED} terms says no field)`,
  `earn ${PRESUMED.credit} of it`,
  `From a strength of ${PRESUMED.shownFrom} on`,
  `to ${CAP.oneMissing} at best, and to ${CAP.allMissing} when all musts are missing`,
  `low from ${CONFIDENCE_FROM.low}, medium from ${CONFIDENCE_FROM.medium}, high from ${CONFIDENCE_FROM.high}`,
  `when ${STUFFED_SKILLS} or more of the posting's skills`,
  `more than ${LEFT_OVER_SHARE} of the text`,
])('the page says: %s', (words) => {
  expect(text).toContain(words)
})

const readBlock = (name: string) => new RegExp(`\`\`\`${name}\n([^]*?)\`\`\``).exec(page)?.[1] ?? ''

test('the example is what the code computes', () => {
  const resume = parseResume(readBlock('resume'))
  const posting = readPosting(readBlock('posting'))
  const ratings = rateRequirements(resume, posting)
  const rows = ratings.map(({ requirement, weight, best, credit }) => [
    requirement.term,
    weight.toFixed(2),
    best ? `${best.match}, ${best.line.place}` : 'none',
    credit.toFixed(2),
    (weight * credit).toFixed(2),
  ])
  expect(readTable('requirement')).toEqual(rows)
  const { score, ceiling, confidence } = scoreMatch(resume, posting)
  const earned = ratings.reduce((sum, { weight, credit }) => sum + weight * credit, 0)
  const all = ratings.reduce((sum, { weight }) => sum + weight, 0)
  expect(text).toContain(
    `${earned.toFixed(2)} of ${all.toFixed(2)} are ${Math.round((100 * earned) / all)} %. PostgreSQL, a must, is missing: the cap is ${Math.round(findCap(ratings))}. The score is ${score}, its ceiling ${ceiling} `,
  )
  expect(text).toContain(`the confidence ${confidence}.`)
})
