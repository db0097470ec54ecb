import { expect, test } from 'vitest'
import { asking, compare, telling } from './testing/compare.ts'

const TOOLS = ['Python', 'SQL', 'Spark', 'Kafka', 'Airflow', 'Docker', 'Terraform']
const MORE = [...TOOLS, 'Kubernetes', 'Snowflake', 'zebra husbandry']
const posting = asking(...TOOLS)

const score = (bullet: string, text = posting) => compare(telling({ bullets: [bullet] }), text)

test.each([
  `Used ${TOOLS.join(' and ')}`,
  `Experienced with ${TOOLS.join(', ')} every day`,
  `Tools: ${TOOLS.join(' · ')}`,
])('%s: earns what a list earns, and a warning', (bullet) => {
  const { score: points, warnings } = score(bullet)
  expect(points).toBe(85)
  expect(warnings).toHaveLength(1)
})

test('many terms behind one verb are a list too, whatever the lexicon knows', () => {
  const { score: points, warnings } = score(`Built ${MORE.join(' and ')}`, asking(...MORE))
  expect(points).toBeLessThanOrEqual(85)
  expect(warnings).toHaveLength(1)
})

test('a bullet that says what was done with them is none', () => {
  const { score: points, warnings } = score(
    'Moved the nightly reports of 14 shops to Spark and Kafka, with Python, SQL and Airflow in Docker on servers that Terraform made',
  )
  expect(points).toBe(100)
  expect(warnings).toEqual([])
})
