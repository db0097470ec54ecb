import type { Change, StructuredResume } from '@tailorbird/contracts'
import { keepIds, listTexts, toMarkdown } from '@tailorbird/document'
import * as postingTexts from '@tailorbird/document/samples/postings'
import * as resumeTexts from '@tailorbird/document/samples/resumes'
import { findTerms } from '@tailorbird/lexicon'
import { parseResume, readPosting } from '@tailorbird/reading'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../apply/apply-edits.ts'
import type { EditPlan } from '../plan/edit-plan.ts'
import { listChanges } from './list-changes.ts'
import { acceptChanges, listRewordings, markEdited } from './revise-resume.ts'

/** Jobs of long ago, the same line twice, bullets below others, groups without a name. */
const long = `Ada Long
ada@example.org

Summary
Clerk with 20 years in shipping. Forwarding agent (IHK) since 2001.

Experience
Clerk, Acme Ltd, 2015 - 2023
- Booked 40 ships a month in SAP
- Cleaned desks
- Filed papers
    - of ships
    - of crews
- Cleaned desks
Clerk, Foo GmbH, 2003 - 2014
- Cleaned desks
- Typed letters
Runner, Bar GmbH, 1996 - 1999
- Carried letters
- Cleaned desks
- Ran errands

Skills
- SAP, Excel
- Typing, SAP
- Office: Word, Excel

Hobbies
- Chess
- Boats
`
const resumes = [...Object.values(resumeTexts), long, long].map((text) => parseResume(text))
const postings = Object.values(postingTexts).map(readPosting)

/** A plan that does all that a plan can do to a resume's build, at random. */
const planFor = (resume: StructuredResume) => {
  const texts = listTexts(resume)
  const bullets = texts.filter(({ id }) => /^w\d+\.b\d+$/.test(id))
  const skills = texts.filter(({ id }) => /^s\d+\.k\d+$/.test(id))
  const ids = [...bullets, ...skills].map(({ id }) => id)
  const names = ['Skills', ...resume.skillsCategories.map(({ category }) => category || 'Tools')]
  const some = <T>(from: readonly T[], maxLength: number) =>
    from.length === 0
      ? fc.constant<never[]>([])
      : fc.uniqueArray(fc.constantFrom(...from), { maxLength })
  const pairs = bullets.flatMap((one) =>
    bullets
      .filter((other) => other !== one && other.id.split('.')[0] === one.id.split('.')[0])
      .map((other) => ({
        targetIds: [one.id, other.id],
        text: `${one.text.replace(/\.$/, '')}; ${other.text}`,
      })),
  )
  const shortened = bullets.map(({ id, text }) => ({
    targetId: id,
    text: text.replace(/ (?:and|und|et|y) /, ' & '),
    sourceIds: [id],
    requirement: '',
    reason: '',
  }))
  const listed = new Set(skills.map(({ text }) => text))
  const said = bullets.flatMap(({ id, text }) =>
    findTerms(text)
      .filter(({ written }) => !listed.has(written))
      .map(({ written }) => ({ text: written, sourceIds: [id], requirement: written, reason: '' })),
  )
  return fc.record({
    edits: fc.uniqueArray(fc.constantFrom(...shortened), { maxLength: 2 }),
    merges:
      pairs.length > 0
        ? fc.uniqueArray(fc.constantFrom(...pairs), { maxLength: 3 })
        : fc.constant<never[]>([]),
    drops: some(ids, 6),
    oldJobs: some(
      resume.workExperience.map((_, at) => `w${at}`),
      2,
    ),
    skillGroups: fc.array(
      fc.record({
        name: fc.constantFrom(...names),
        skillIds: some(
          skills.map(({ id }) => id),
          4,
        ),
      }),
      { maxLength: 2 },
    ),
    summary: fc.constantFrom<EditPlan['summary'][]>(
      [],
      bullets.slice(0, 1).map(({ id, text }) => ({ text, sourceIds: [id] })),
    ),
    newSkills: some(said, 2),
    bulletOrder: fc
      .array(
        some(
          bullets.map(({ id }) => id),
          6,
        ),
        { maxLength: 1 },
      )
      .map((orders) =>
        Object.fromEntries(
          orders.flatMap((order) =>
            resume.workExperience.map((_, at): [string, string[]] => [`w${at}`, order]),
          ),
        ),
      ),
    skillOrder: some(
      skills.map(({ id }) => id),
      5,
    ),
    sectionOrder: fc.oneof(some(['x0', 'x1', 'x2'], 3), some(['h0', 'h1', 'h2', 'h3', 'h4'], 5)),
  })
}

const tailored = fc.constantFrom(...resumes).chain((original) =>
  fc.record({
    original: fc.constant(original),
    plan: planFor(original),
    posting: fc.option(fc.constantFrom(...postings), { nil: undefined }),
  }),
)

function tailor(
  original: StructuredResume,
  plan: EditPlan,
  posting: (typeof postings)[number] | undefined,
) {
  const { resume, applied } = applyEdits(original, plan, {
    ...(posting && { posting }),
    author: 'code',
  })
  const changes = listChanges({ original, tailored: resume, applied, confirmed: [] })
  return { changes, resume: keepIds(original, resume, listRewordings(changes)), plain: resume }
}

const ofAll = (changes: readonly Change[], chosen: readonly boolean[]) =>
  new Set(changes.filter((_, at) => chosen[at % chosen.length]).map(({ id }) => id))

/** Lines of an original that neither stand there nor were replaced or left out by a change that stands. */
function listLost(
  original: StructuredResume,
  resume: StructuredResume,
  changes: readonly Change[],
): string[] {
  const there = new Set(listTexts(resume).map(({ text }) => text))
  const replaced = new Set(
    changes
      .filter(({ state, kind }) => state === 'accepted' && kind !== 'order')
      .flatMap(({ before, kind }) => (kind === 'summary' ? [before] : before.split('\n'))),
  )
  return listTexts(original)
    .filter(({ id, text }) => !/^s\d+$/.test(id) && !there.has(text) && !replaced.has(text))
    .map(({ text }) => text)
}

const nameOf = ({ kind, before, after, groups, place }: Change) => {
  if (kind === 'order') return groups ? 'groups' : `order ${place.charAt(0)}`
  return `${kind}${after === '' ? ' out' : before.includes('\n') ? ' merged' : ''}`
}
const seen = new Set<string>()

test('whatever a plan does, any of its changes are undone and taken again in any order, and no line is lost', () => {
  fc.assert(
    fc.property(
      tailored,
      fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), {
        minLength: 1,
        maxLength: 4,
      }),
      ({ original, plan, posting }, rounds) => {
        const { changes, resume, plain } = tailor(original, plan, posting)
        for (const change of changes) seen.add(nameOf(change))
        expect(listLost(original, resume, changes)).toEqual([])
        let now = { resume, changes }
        for (const chosen of rounds) {
          now = acceptChanges(now.resume, now.changes, ofAll(changes, chosen), original)
          expect(now.changes.filter(({ state }) => state === 'edited')).toEqual([])
          expect(markEdited(now.resume, now.changes, original)).toEqual(now.changes)
          expect(listLost(original, now.resume, now.changes)).toEqual([])
          expect(listTexts(now.resume).length).toBeLessThanOrEqual(listTexts(original).length + 8)
        }
        const undone = acceptChanges(now.resume, now.changes, new Set(), original)
        expect(undone.resume).toEqual(original)
        expect(toMarkdown(undone.resume)).toBe(toMarkdown(original))
        const again = acceptChanges(
          undone.resume,
          undone.changes,
          new Set(changes.map(({ id }) => id)),
          original,
        )
        expect(toMarkdown(again.resume)).toBe(toMarkdown(plain))
      },
    ),
    { numRuns: 250, seed: 11 },
  )
  // Plans in which nothing held would prove nothing.
  for (const name of [
    'bullet',
    'bullet merged',
    'bullet out',
    'skill out',
    'groups',
    'order h',
    'order w',
  ])
    expect(seen).toContain(name)
})
