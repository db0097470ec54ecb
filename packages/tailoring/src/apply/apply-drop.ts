import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import { rateRequirements, readPostingTerms } from '@tailorbird/matching'
import type { Outcome } from './apply-text.ts'
import type { Edit } from '../plan/edit-plan.ts'
import type { EditContext } from './edit-context.ts'
import { isOldJob } from '../plan/is-old-job.ts'
import { findFixed, type Kept } from '../plan/line-places.ts'
import { findListed } from '../plan/replace-text.ts'
import { blankLines, dropBlanks } from './take-away.ts'
import { sayTo } from '../words/index.ts'

const ROUNDING = 1e-9

/** Whether a resume still proves all that a posting asks for. */
export type Proves = (resume: StructuredResume) => boolean

/** Asks of a resume whether each requirement of a posting is still proven as well as in this one. */
export function readProofs(resume: StructuredResume, posting: Posting | undefined): Proves {
  if (!posting) return () => true
  const rate = (rated: StructuredResume) =>
    rateRequirements(dropBlanks(rated), posting).map(({ credit }) => credit)
  const before = rate(resume)
  return (changed) =>
    rate(changed).every((credit, index) => credit >= (before[index] ?? 0) - ROUNDING)
}

const toEdit = ([targetId = '', ...also]: readonly string[], reason: string): Edit => ({
  targetId,
  text: '',
  sourceIds: [],
  requirement: '',
  reason,
  also,
})

/**
 * Leaves a bullet or a skill out, unless it is the last of its job or of all skills, or it alone shows what the posting asks for.
 * @param current the resume with the edits before
 * @param taken ids of lines that were changed already
 */
export function applyDrop(
  { resume, texts }: Pick<EditContext, 'resume' | 'texts'>,
  current: StructuredResume,
  targetId: string,
  taken: ReadonlySet<string>,
  proves: Proves,
): Outcome | Kept {
  if (!texts.has(targetId)) return { kept: 'There is no text with this id.' }
  const fixed = findFixed(resume, targetId)
  if (fixed !== undefined) return { kept: fixed }
  if (taken.has(targetId)) return { kept: 'This text was changed already.' }
  const list = targetId.startsWith('s')
    ? current.skillsCategories.flatMap(({ skills }) => skills)
    : (findListed(current, targetId)?.lines ?? [])
  if (list.filter((line) => line !== '').length < 2) return { kept: 'It is the last of its list.' }
  const next = blankLines(current, [targetId])
  return proves(next)
    ? { resume: next, edit: toEdit([targetId], sayTo(languageOf(resume), 'drops')) }
    : { kept: 'It shows something that the posting asks for.' }
}

/**
 * Leaves out of a job of long ago all bullets but the one that the posting asks for most, and those that alone
 * show what it asks for.
 * @param job its id (w4)
 */
export function shortenOldJob(
  { resume }: Pick<EditContext, 'resume'>,
  current: StructuredResume,
  job: string,
  taken: ReadonlySet<string>,
  posting: Posting | undefined,
): Outcome | Kept {
  const at = /^w\d+$/.test(job) ? Number(job.slice(1)) : -1
  if (!posting || !isOldJob(resume, at)) return { kept: 'Only jobs of long ago become a line.' }
  const { weigh } = readPostingTerms(posting)
  const proves = readProofs(current, posting)
  const lines = current.workExperience[at]?.description ?? []
  const ids = lines.flatMap((line, index) => (line === '' ? [] : [`${job}.b${index}`]))
  const weights = new Map(lines.map((line, index) => [`${job}.b${index}`, weigh(line)]))
  const [, ...others] = ids.toSorted((one, other) => weights.get(other)! - weights.get(one)!)
  const gone = new Set<string>()
  let result = current
  for (const id of others.toReversed()) {
    if (taken.has(id) || findFixed(resume, id) !== undefined) continue
    const next = blankLines(result, [id])
    if (!proves(next)) continue
    result = next
    gone.add(id)
  }
  if (gone.size === 0) return { kept: 'Each of its bullets is needed.' }
  const named = ids.filter((id) => gone.has(id))
  return { resume: result, edit: toEdit(named, sayTo(languageOf(resume), 'shortensOld')) }
}
