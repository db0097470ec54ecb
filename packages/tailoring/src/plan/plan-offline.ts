import type { StructuredResume } from '@tailorbird/contracts'
import type { EditPlan, SummarySentence } from './edit-plan.ts'
import { type Posting } from '@tailorbird/lexicon'
import { applyPlan } from './apply-plan.ts'
import { applySummary } from './apply-summary.ts'
import { composeSummary } from './compose-summary.ts'
import { readEarnings } from './earns-more.ts'
import { readEditContext, type EditContext } from './edit-context.ts'
import { readPostingTerms, type PostingTerms } from '@tailorbird/matching'
import { proveSkills } from './prove-skills.ts'
import { renameSkills } from './rename-skills.ts'

type Orders = Pick<EditPlan, 'bulletOrder' | 'skillOrder' | 'sectionOrder'>
type NewSummary = Pick<EditPlan, 'summary' | 'summaryNote'>

const noOrders: Orders = { bulletOrder: {}, skillOrder: [], sectionOrder: [] }

/** Ids sorted by weight; equal ones keep their order. */
function sortIds(prefix: string, texts: readonly string[], terms: PostingTerms): string[] {
  return texts
    .map((text, index) => ({ id: `${prefix}${index}`, weight: terms.weigh(text) }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ id }) => id)
}

function orderByPosting(resume: StructuredResume, terms: PostingTerms): Orders {
  const { workExperience, skillsCategories, additionalSections } = resume
  const bulletOrder = workExperience.map(({ description }, w): [string, string[]] => [
    `w${w}`,
    sortIds(`w${w}.b`, description, terms),
  ])
  const groups = skillsCategories.map(({ skills }) => skills.join('; '))
  const sections = Object.values(additionalSections).map((lines) => lines.join('\n'))
  return {
    bulletOrder: Object.fromEntries(bulletOrder),
    skillOrder: [
      ...sortIds('s', groups, terms),
      ...skillsCategories.flatMap(({ skills }, s) => sortIds(`s${s}.k`, skills, terms)),
    ],
    sectionOrder: sortIds('x', sections, terms),
  }
}

/** A summary where there is none. What the truth check would refuse of it is left out, and what would earn more than its source. */
function addSummary(context: EditContext, terms: PostingTerms, posting: Posting): NewSummary {
  const { resume } = context
  const holds = (sentence: SummarySentence) =>
    applySummary(context, resume, { summary: [sentence] }).held.length > 0
  const earnsMore = readEarnings(resume, posting)
  const { openings, rest } = composeSummary(resume, terms, earnsMore)
  const opening = openings.find((one) => holds(one) && !earnsMore(one.text))
  if (!opening) return { summary: [] }
  const requirement = terms.asked.find(({ term }) => opening.text.includes(term))?.term ?? ''
  const reason = `Adds a summary: your resume's own facts that the posting asks for, such as '${requirement}'.`
  return {
    summary: [opening, ...rest.filter(({ text }) => !earnsMore(text))],
    summaryNote: { requirement, reason },
  }
}

/**
 * A plan without a model, always the same for the same input: it puts bullets, skills and sections in
 * the posting's order, names skills as the posting does, lists asked-for skills that only bullets
 * show, and where there is no summary repeats the resume's own facts in one. It never writes a fact,
 * and every part of it passes the truth check.
 */
export function planOffline(resume: StructuredResume, posting: Posting): EditPlan {
  const terms = readPostingTerms(posting)
  const context = readEditContext(resume, resume, 'code')
  const { edits, summary: renamed } = renameSkills(resume, terms)
  const written: NewSummary = renamed
    ? {
        summary: [{ text: renamed.text, sourceIds: ['summary'] }],
        summaryNote: { requirement: renamed.requirement, reason: renamed.reason },
      }
    : (resume.summary ?? '').trim() === ''
      ? addSummary(context, terms, posting)
      : { summary: [] }
  const proposal = { edits, ...written, newSkills: proveSkills(resume, terms), ...noOrders }
  const { held, resume: edited } = applyPlan(context, proposal)
  return { ...held, ...orderByPosting(edited, terms) }
}
