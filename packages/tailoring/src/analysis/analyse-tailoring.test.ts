import { analysisResults } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { parseResume, readPosting } from '@tailorbird/reading'
import { developerPosting } from '@tailorbird/document/samples/postings'
import { developer, electrician } from '@tailorbird/document/samples/resumes'
import { analyseTailoring } from './analyse-tailoring.ts'

const original = parseResume(developer)
const posting = readPosting(
  'Developer\n\nRequirements:\n- PostgreSQL\n- Kubernetes\n- AWS\n- Terraform',
)
/** As an engine would: the posting's names for what the resume calls otherwise, the job's best bullet first. */
function tailor() {
  const tailored = structuredClone(original)
  const [job] = tailored.workExperience
  const [, data, tools] = tailored.skillsCategories
  if (!job || !data || !tools) throw new Error('the sample has jobs and skills')
  data.skills = data.skills.map((skill) => (skill === 'Postgres' ? 'PostgreSQL' : skill))
  tools.skills = tools.skills.map((skill) => (skill === 'k8s' ? 'Kubernetes' : skill))
  job.description = job.description.toReversed()
  const edit = (targetId: string, before: string, text: string) => ({
    targetId,
    text,
    sourceIds: [targetId],
    requirement: text,
    reason: `The posting asks for '${text}'; you wrote '${before}'.`,
  })
  const applied = [edit('s1.k0', 'Postgres', 'PostgreSQL'), edit('s2.k1', 'k8s', 'Kubernetes')]
  return { tailored, applied: applied.map((one) => ({ ...one, kind: 'text' as const })) }
}

const ADVICE = { text: 'Led the rewrite', message: 'What came of it?' }
const engine = { engine: 'offline', model: null } as const

test('says what changed, what was added, the scores and what could still be reached', async () => {
  const { tailored, applied } = tailor()
  const analysis = analyseTailoring({
    original,
    tailored,
    posting,
    applied,
    warnings: ['w'],
    advice: [ADVICE],
    ...engine,
  })
  expect(await analysisResults.validate(analysis, { strict: true })).toEqual(analysis)
  expect(analysis).toMatchObject({
    keywordsAdded: ['PostgreSQL', 'Kubernetes'],
    keywordsCovered: ['PostgreSQL', 'Kubernetes', 'AWS'],
    keywordsMissing: ['Terraform'],
    noScoreReason: null,
    confidence: 'low',
    parseability: 100,
    warnings: ['w'],
    advice: [ADVICE],
    scorerVersion: '10',
  })
  expect(analysis.optimizedPoints.slice(0, 2)).toEqual([
    "The posting asks for 'PostgreSQL'; you wrote 'Postgres'.",
    "The posting asks for 'Kubernetes'; you wrote 'k8s'.",
  ])
  expect(analysis.optimizedPoints).toHaveLength(3)
  expect(analysis.optimizedPoints[2]).toMatch(/^Puts the bullets .*: Senior Software Engineer, /)
  expect(analysis.matchScore).toBeGreaterThan(analysis.matchScoreBefore ?? 100)
  expect(analysis.matchScoreCeiling).toBeGreaterThanOrEqual(analysis.matchScore ?? 100)
})

test('requirements show their proof as the posting and the resume write them', () => {
  const { requirements, keywordsMissing } = analyseTailoring({
    original,
    tailored: original,
    posting: readPosting(developerPosting),
    applied: [],
    warnings: [],
    ...engine,
  })
  expect(requirements.find(({ term }) => term === 'Kafka')).toMatchObject({
    tier: 'preferred',
    status: 'covered',
    line: 'Kafka (Streams, Connect)',
  })
  expect(requirements.find(({ term }) => term === 'Kubernetes')).toMatchObject({
    status: 'supported',
    match: 'alias',
    line: 'k8s',
  })
  expect(keywordsMissing).toContain('Flurbstore')
  expect(keywordsMissing).not.toContain('Kubernetes')
})

test('a sentence that ends with a name like "Inc." has one full stop', () => {
  const at = parseResume(developer)
  for (const job of at.workExperience) job.company = 'Halloran Foods Inc.'
  const tailored = structuredClone(at)
  tailored.workExperience[0]?.description.reverse()
  const input = { tailored, posting, applied: [], warnings: [], ...engine }
  expect(analyseTailoring({ ...input, original: at }).optimizedPoints).toEqual([
    expect.stringMatching(/Halloran Foods Inc\.$/),
  ])
})

test("a person's own edits are scored anew, and advice that stood before is not said twice", () => {
  const edited = structuredClone(original)
  edited.workExperience[0]?.description.push('Wrote Terraform for 14 services')
  const input = { original, tailored: edited, posting, applied: [], warnings: [], ...engine }
  const analysis = analyseTailoring({ ...input, advice: [ADVICE] })
  expect(analyseTailoring({ ...input, advice: analysis.advice }).advice).toEqual([ADVICE])
  expect(analysis.keywordsAdded).toEqual(['Terraform'])
  expect(analysis.matchScore).toBeGreaterThan(analysis.matchScoreBefore ?? 100)
})

test('the layout is another number: it never moves the match', () => {
  const bare = parseResume(electrician.replace(/^tom.brandvold.*$/m, 'Calgary'))
  const both = [parseResume(electrician), bare].map((resume) =>
    analyseTailoring({
      original: resume,
      tailored: resume,
      posting: readPosting('Electrician\n\nRequirements:\n- Red Seal\n- Conduit bending\n- PLCs'),
      applied: [],
      warnings: [],
      ...engine,
    }),
  )
  expect(both.map(({ parseability }) => parseability)).toEqual([100, 75])
  expect(both[0]?.matchScore).toBe(both[1]?.matchScore)
  expect(both[1]?.advice.map(({ text }) => text)).toEqual(['Contact data', 'Contact data'])
})

test('a thin posting gives reasons and no scores', () => {
  const analysis = analyseTailoring({
    original,
    tailored: original,
    posting: readPosting('Waiter wanted'),
    applied: [],
    warnings: [],
    engine: 'openai',
    model: 'm',
  })
  expect(analysis).toMatchObject({
    matchScore: null,
    matchScoreBefore: null,
    matchScoreCeiling: null,
    confidence: 'none',
    noScoreReason: expect.stringMatching(/names no/),
    optimizedPoints: [],
  })
})

test('what is missing although a line names it, such as an expired paper, is told as named', () => {
  const nurse = parseResume(
    '# Niamh Okafor\n\nniamh@example.org\n\n## Experience\n\n### Nurse, Elm House\n2017 - Present\n- Ran MySQL reports.\n\n## Certificates\n\n- ILS (expired 2023)\n',
  )
  const asked = readPosting(
    'Nurse\n\nEssential:\n- immediate life support\n- PostgreSQL\n- triage\n- wound care',
  )
  const { requirements } = analyseTailoring({
    original: nurse,
    tailored: nurse,
    posting: asked,
    applied: [],
    warnings: [],
    ...engine,
  })
  const named = requirements.filter(({ isNamed }) => isNamed)
  expect(named).toMatchObject([
    { term: 'immediate life support', status: 'missing', line: 'ILS (expired 2023)' },
  ])
  expect(requirements).toContainEqual(
    expect.objectContaining({ term: 'PostgreSQL', line: 'Ran MySQL reports.' }),
  )
})
