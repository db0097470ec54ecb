import type { StructuredResume } from '@tailorbird/contracts'
import type { Edit, EditPlan } from '../edit-plan.ts'
import type { Posting } from '../posting.ts'
import { isSameSkill } from '../truth/check-skills.ts'
import { checkResume, readOriginal } from '../truth/check-truth.ts'
import { composeSummary } from './compose-summary.ts'
import { nameExactly } from './exact-naming.ts'
import { listTexts } from './list-texts.ts'
import { readPostingTerms } from './posting-terms.ts'
import { replaceText } from './replace-text.ts'

/** Ids sorted by weight; equal ones keep their order. */
function sortIds(prefix: string, count: number, weigh: (index: number) => number): string[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    weight: weigh(index),
  }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ id }) => id)
}

function nameSkills(resume: StructuredResume, names: ReadonlyMap<string, string>): Edit[] {
  return listTexts(resume).flatMap(({ id, text }) => {
    const named = /^(?:w\d+\.b|s\d+\.k)/.test(id) ? nameExactly(text, names) : text
    if (named === text) return []
    return [
      {
        targetId: id,
        text: named,
        sourceIds: [id],
        requirement: '',
        reason: "Uses the posting's name for a skill you have.",
      },
    ]
  })
}

/**
 * A plan without a model, always the same for the same input: it puts bullets and skills in the
 * posting's order, names skills as the posting does, and where there is no summary repeats the
 * resume's own facts in one. It never writes a fact, and every edit passes the truth check.
 */
export function planOffline(resume: StructuredResume, posting: Posting): EditPlan {
  const terms = readPostingTerms(posting)
  const original = readOriginal(resume)
  const holds = (edit: Edit) => {
    const changed = replaceText(resume, edit.targetId, edit.text)
    return changed !== undefined && checkResume(original, changed).length === 0
  }
  const before = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  const edits = nameSkills(resume, terms.names).filter(
    ({ targetId, text }) =>
      !targetId.startsWith('s') || isSameSkill(before.get(targetId) ?? '', text),
  )
  const summary = resume.summary === undefined ? composeSummary(resume, terms) : ''
  if (summary !== '')
    edits.push({
      targetId: 'summary',
      text: summary,
      sourceIds: [],
      requirement: '',
      reason: 'Adds a summary from the facts of your resume.',
    })

  const { workExperience, skillsCategories } = resume
  const bulletOrder = workExperience.map(({ description }, w): [string, string[]] => [
    `w${w}`,
    sortIds(`w${w}.b`, description.length, (b) => terms.weigh(description[b] ?? '')),
  ])
  const skillOrder = skillsCategories.flatMap(({ skills }, s) =>
    sortIds(`s${s}.k`, skills.length, (k) => terms.weigh(skills[k] ?? '')),
  )
  const categoryOrder = sortIds('s', skillsCategories.length, (s) =>
    terms.weigh(skillsCategories[s]?.skills.join(', ') ?? ''),
  )
  return {
    edits: edits.filter(holds),
    bulletOrder: Object.fromEntries(bulletOrder),
    skillOrder: [...categoryOrder, ...skillOrder],
  }
}
