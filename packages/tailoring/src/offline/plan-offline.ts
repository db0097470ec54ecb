import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import type { Language } from '@tailorbird/language'
import {
  type AskedTerm,
  type PostingTerms,
  rateRequirements,
  readPostingTerms,
} from '@tailorbird/matching'
import { applyPlan } from '../apply/apply-plan.ts'
import { readEditContext } from '../apply/edit-context.ts'
import { EMPTY_PLAN, type Edit, type EditPlan } from '../plan/edit-plan.ts'
import { listNewSkills } from './list-new-skills.ts'
import { nameKinds } from './name-kinds.ts'
import { orderLines } from './order-lines.ts'
import { orderSections } from './order-sections.ts'
import { planSummary } from './plan-summary.ts'
import { isJunk } from './read-line.ts'
import { rateLines } from './rate-lines.ts'
import { renameSkills } from './rename-skills.ts'

/** How much the offline engine may do. */
export interface OfflineOptions {
  /** `order`: the order alone. `light`: names and skills, too. `full`, as without options: the summary, too. */
  strength?: 'order' | 'light' | 'full'
}

/** Edits that give things the posting's names, and say what they are a kind of where it asks for that alone. */
function listNamings(
  resume: StructuredResume,
  posting: Posting,
  terms: PostingTerms,
  language: Language,
  renamed: readonly Edit[],
): Edit[] {
  const open = new Set(
    rateRequirements(resume, posting)
      .filter(
        ({ status, best }) =>
          status === 'supported' || (status === 'covered' && best?.match === 'implied'),
      )
      .map(({ requirement }) => requirement),
  )
  const isOpen = ({ requirement }: AskedTerm) => open.has(requirement)
  const isFree = ({ targetId }: Edit) => renamed.every((one) => one.targetId !== targetId)
  return [...renamed, ...nameKinds(resume, terms, language, isOpen).filter(isFree)]
}

/** What stands among the skills and is none. */
const listJunk = ({ skillsCategories }: StructuredResume): string[] =>
  skillsCategories.flatMap(({ skills }, s) =>
    skills.flatMap((skill, k) => (isJunk(skill) ? [`s${s}.k${k}`] : [])),
  )

/**
 * A plan without a model, always the same for the same input: it puts sections in the posting's order and mere lists of tools last;
 * names skills as the posting does, and what they are a kind of; lists products that lines say one worked with, and leaves out what is no skill; and where there is
 * no summary writes one of the resume's own facts. It never writes a fact, and every part of it passes the truth check.
 */
export function planOffline(
  resume: StructuredResume,
  posting: Posting,
  { strength = 'full' }: OfflineOptions = {},
): EditPlan {
  const terms = readPostingTerms(posting)
  const values = rateLines(resume, posting, terms)
  const order = (edited: StructuredResume) => {
    const orders = orderLines(edited, values)
    return { ...orders, sectionOrder: orderSections(resume, edited, posting, orders.sectionOrder) }
  }
  if (strength === 'order') return { ...EMPTY_PLAN, ...order(resume) }
  const language = languageOf(resume)
  const context = readEditContext(resume, resume, 'code')
  const { edits: renamed, summary } = renameSkills(resume, terms)
  const edits = listNamings(resume, posting, terms, language, renamed)
  const input = { context, posting, terms, language, renamed: summary }
  const written = strength === 'light' ? { summary: [] } : planSummary(input)
  const newSkills = listNewSkills(resume, terms)
  const { held, resume: edited } = applyPlan(context, {
    ...EMPTY_PLAN,
    edits,
    ...written,
    newSkills,
  })
  return { ...held, ...order(edited), ...(strength === 'full' && { drops: listJunk(resume) }) }
}
