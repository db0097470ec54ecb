import type { AnalysisResults, StructuredResume } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { keepIds, nameLines, toMarkdown } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { electrician } from '@tailorbird/document/samples/resumes'
import { analyseTailoring } from '../analysis/analyse-tailoring.ts'
import { listChanges } from '../changes/list-changes.ts'
import { acceptChanges, listRewordings, markEdited } from '../changes/revise-resume.ts'
import { reviseTailoring } from './revise-tailoring.ts'

const original = parseResume(electrician)
const BEFORE = 'Run a crew of 3 apprentices on tenant fit-outs'
const AFTER = 'Ran a crew of three apprentices on tenant fit-outs'
const note = { sourceIds: ['w0.b2'], requirement: 'Apprentices', reason: 'Says it plainly.' }

/** A tailoring: a bullet in other words and first, a summary in other words, a skill that was proven. */
function tailor() {
  const tailored: StructuredResume = structuredClone(original)
  const job = tailored.workExperience[0]
  const skills = tailored.skillsCategories[0]
  if (!job || !skills) throw new Error('the sample has a job and skills')
  job.description = [AFTER, ...job.description.filter((line) => line !== BEFORE)]
  skills.skills = [...skills.skills.toReversed(), 'Fire alarm systems']
  tailored.summary = 'Commercial and light industrial journeyman electrician.'
  const applied = [
    { targetId: 'w0.b2', text: AFTER, ...note },
    { targetId: 'summary', text: tailored.summary, ...note, sourceIds: ['summary'] },
    { targetId: 's0.k4', text: 'Fire alarm systems', ...note, sourceIds: ['w1.b1'] },
  ]
  const changes = listChanges({ original, tailored, applied, confirmed: [] })
  return { tailored: keepIds(original, tailored, listRewordings(changes)), changes }
}
const none = new Set<string>()
const allOf = (changes: readonly { id: string }[]) => new Set(changes.map(({ id }) => id))

test('each change tells its place, both texts, its reason and its evidence', () => {
  const { changes } = tailor()
  expect(changes.map(({ kind }) => kind)).toEqual(['bullet', 'summary', 'skill', 'order', 'order'])
  expect(changes[0]).toEqual({
    id: 'c0',
    kind: 'bullet',
    place: 'w0',
    line: nameLines(original).find(({ text }) => text === BEFORE)?.line,
    where: 'Journeyman Electrician, Prairie Volt Ltd',
    before: BEFORE,
    after: AFTER,
    reason: 'Says it plainly.',
    sources: [BEFORE],
    requirement: 'Apprentices',
    state: 'accepted',
  })
  expect(changes[2]).toMatchObject({
    before: '',
    sources: ['Helped troubleshoot fire alarm systems'],
  })
  expect(changes[3]?.before.split('\n')).toEqual(original.workExperience[0]?.description)
})

test('undoing everything gives the original back, taking everything again the tailored one', () => {
  const { tailored, changes } = tailor()
  const undone = acceptChanges(tailored, changes, none)
  expect(undone.resume).toEqual(original)
  expect(undone.changes.every(({ state }) => state === 'undone')).toBe(true)
  expect(acceptChanges(undone.resume, undone.changes, allOf(changes)).resume).toEqual(tailored)
})

test('a skill that is alone in its category goes back into one of its own', () => {
  const grouped = structuredClone(original)
  grouped.skillsCategories = [{ category: 'Trade', skills: ['Conduit', 'Panels'] }]
  const tailored = structuredClone(grouped)
  const place = 1
  tailored.skillsCategories.push({ category: '', skills: ['Fire alarm systems'] })
  const id = `s${place}.k0`
  const applied = [{ targetId: id, text: 'Fire alarm systems', ...note, sourceIds: ['w1.b1'] }]
  const changes = listChanges({ original: grouped, tailored, applied, confirmed: [] })
  const undone = acceptChanges(tailored, changes, none)
  expect(undone.resume.skillsCategories).toEqual(grouped.skillsCategories)
  const again = acceptChanges(undone.resume, undone.changes, allOf(changes))
  expect(again.resume.skillsCategories).toEqual(tailored.skillsCategories)
})

test('one change is undone and the others stand', () => {
  const { tailored, changes } = tailor()
  const accepted = new Set(changes.map(({ id }) => id).filter((id) => id !== 'c0'))
  const { resume } = acceptChanges(tailored, changes, accepted)
  expect(resume.workExperience[0]?.description[0]).toBe(BEFORE)
  expect(resume.summary).toBe(tailored.summary)
})

test('it holds across the stored markdown', () => {
  const { tailored, changes } = tailor()
  const stored = parseResume(toMarkdown(tailored))
  expect(acceptChanges(stored, changes, none).resume).toEqual(parseResume(toMarkdown(original)))
})

test("what the person wrote over is theirs: it can't be undone and stays", () => {
  const { tailored, changes } = tailor()
  const own = 'Ran a crew of four apprentices'
  const edited = structuredClone(tailored)
  const lines = edited.workExperience[0]?.description ?? []
  lines[0] = own
  const marked = markEdited(edited, changes)
  expect(marked.map(({ state }) => state)).toEqual([
    'edited',
    'accepted',
    'accepted',
    'accepted',
    'accepted',
  ])
  const { resume, changes: after } = acceptChanges(edited, marked, none)
  expect(resume.workExperience[0]?.description).toContain(own)
  expect(after[0]?.state).toBe('edited')
  expect(resume.summary).toBe(original.summary)
})

test('what the person writes back as it was is a change again', () => {
  const { tailored, changes } = tailor()
  const retitled = structuredClone(tailored)
  const [job] = retitled.workExperience
  if (!job) throw new Error('the sample has jobs')
  job.position = 'Electrical Foreman'
  job.description = job.description.map((line) => (line === AFTER ? 'Ran a crew' : line))
  const edited = markEdited(retitled, changes)
  expect(edited.map(({ state }) => state)).toEqual(['edited', ...Array(4).fill('accepted')])
  const back = markEdited(tailored, edited)
  expect(back).toEqual(changes)
  expect(acceptChanges(tailored, back, none).resume).toEqual(original)
  const states = (resume: StructuredResume) => markEdited(resume, edited).map(({ state }) => state)
  expect(states(original)).toEqual(['undone', 'undone', 'edited', 'undone', 'undone'])
})

test('an edited title keeps nothing of its job from being undone', () => {
  const { tailored, changes } = tailor()
  const retitled = structuredClone(tailored)
  const expected = structuredClone(original)
  for (const { workExperience } of [retitled, expected])
    if (workExperience[0]) workExperience[0].position = 'Electrical Foreman'
  const marked = markEdited(retitled, changes)
  expect(marked).toEqual(changes)
  expect(acceptChanges(retitled, marked, none).resume).toEqual(expected)
})

test('the order of a job whose lines were all put in other words is not edited', () => {
  const resume = parseResume(
    '# A B\n\n## Professional Experience\n\n### Harbour Hotel\n**Cook** | 2015 – 2016\n\n- Run the grill\n- Keep the store\n',
  )
  const tailored = structuredClone(resume)
  const [job] = tailored.workExperience
  if (job) job.description = ['Kept the store', 'Ran the grill']
  const applied = [
    { targetId: 'w0.b0', text: 'Ran the grill', ...note },
    { targetId: 'w0.b1', text: 'Kept the store', ...note },
  ]
  const changes = listChanges({ original: resume, tailored, applied, confirmed: [] })
  expect(changes.map(({ kind }) => kind)).toEqual(['bullet', 'bullet', 'order'])
  expect(markEdited(tailored, changes)).toEqual(changes)
})

test('a skill that the person confirmed is a change of its own', () => {
  const withKafka = structuredClone(original)
  withKafka.skillsCategories[0]?.skills.push('NFPA 70E')
  const changes = listChanges({
    original: withKafka,
    tailored: withKafka,
    applied: [],
    confirmed: ['NFPA 70E'],
  })
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({ before: '', after: 'NFPA 70E', requirement: 'NFPA 70E' })
  expect(acceptChanges(withKafka, changes, none).resume).toEqual(original)
})

test('two jobs of one name keep their own orders', () => {
  const twins = parseResume(
    '# A B\n\n## Professional Experience\n\n### Harbour Hotel\n**Cook** | 2015 – 2016\n\n- Ran the grill\n- Kept the store\n\n### Harbour Hotel\n**Cook** | 2018 – 2020\n\n- Ran the grill\n- Kept the store\n',
  )
  const tailored = structuredClone(twins)
  tailored.workExperience[1]?.description.reverse()
  const changes = listChanges({ original: twins, tailored, applied: [], confirmed: [] })
  expect(changes).toMatchObject([{ kind: 'order', place: 'w1' }])
  expect(acceptChanges(tailored, changes, none).resume).toEqual(twins)
})

test('a line is told from the same one elsewhere by its id, whatever became of its job', () => {
  const twice = parseResume(
    'Jo Doe\njo@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 - 2020\n- Cooked soup\n\nWaiter, Foo Inn, 2017 - 2018\n- Cooked soup\n',
  )
  const worded = structuredClone(twice)
  const [, last] = worded.workExperience
  if (last) last.description = ['Made soup']
  const applied = [{ targetId: 'w1.b0', text: 'Made soup', ...note, sourceIds: ['w1.b0'] }]
  const changes = listChanges({ original: twice, tailored: worded, applied, confirmed: [] })
  const undone = acceptChanges(keepIds(twice, worded, listRewordings(changes)), changes, none)
  expect(undone.resume).toEqual(twice)
  const [job] = undone.resume.workExperience.slice(1)
  if (job) job.position = 'Waiter and cook'
  const again = acceptChanges(undone.resume, undone.changes, allOf(changes)).resume
  expect(again.workExperience.map(({ description }) => description)).toEqual([
    ['Cooked soup'],
    ['Made soup'],
  ])
})

test('a line that was worded anew and then edited by hand is still the same line', () => {
  const { tailored, changes } = tailor()
  const { tailored: edited } = reviseTailoring(
    {
      original,
      tailored,
      changes,
      jobDescription: 'Electrician',
      companyName: 'Wire & Co',
      hasOneOffEdits: false,
      analysisResults: analyseTailoring({
        original,
        tailored,
        posting: readPosting('Electrician'),
        applied: [],
        warnings: [],
        advice: [],
        engine: 'offline',
        model: null,
      }),
    },
    { tailoredContent: toMarkdown(tailored).replace(AFTER, `${AFTER} in Leeds`) },
    [],
  )
  const line = nameLines(edited).find(({ text }) => text === `${AFTER} in Leeds`)?.line
  expect(line).toBe(changes[0]?.line)
})

test('results from before lines had ids are undone and taken again as they were', () => {
  const { tailored, changes } = tailor()
  const { ids: _, ...old } = tailored
  const unnamed = changes.map(({ line: __, ...change }) => change)
  const undone = acceptChanges(old, unnamed, none)
  expect(undone.resume).toEqual(original)
  expect(acceptChanges(undone.resume, undone.changes, allOf(changes)).resume).toEqual(old)
})

test('an edit by hand is looked at for characters that no font has', () => {
  const reader = parseResume('# Noor Haddad\n\n## Summary\n\nReads.\n')
  const current = {
    original: reader,
    jobDescription: 'We look for a reader of old letters.',
    companyName: 'The Library',
    hasOneOffEdits: false,
    tailored: reader,
    analysisResults: {
      engine: 'offline',
      model: null,
      warnings: [] as string[],
    } as AnalysisResults,
    changes: [],
  }
  const edit = (text: string) =>
    reviseTailoring(current, { tailoredContent: `# Noor Haddad\n\n## Summary\n\n${text}\n` }, [])
      .analysisResults.warnings
  expect(edit('Reads 𓀀.')[0]).toContain('“𓀀”')
  expect(edit('Reads.').join()).not.toContain('The PDF cannot show')
})
