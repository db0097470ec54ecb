import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import { readPostingTerms } from '@tailorbird/matching'
import { tellsOfAll } from '@tailorbird/truth'
import type { Outcome } from './apply-text.ts'
import type { Edit } from '../plan/edit-plan.ts'
import type { EditContext } from './edit-context.ts'
import { isOldJob } from '../plan/is-old-job.ts'
import { findFixed, type Kept } from '../plan/line-places.ts'
import { findListed } from '../plan/replace-text.ts'
import { type Proves, readProofs } from './read-proofs.ts'
import { blankLines } from './take-away.ts'
import { sayTo } from '../words/index.ts'

const toEdit = ([targetId = '', ...also]: readonly string[], reason: string): Edit => ({
  targetId,
  text: '',
  sourceIds: [],
  requirement: '',
  reason,
  also,
})

/**
 * Leaves a bullet or a skill out, unless it is the last of its job or of all skills, it alone shows what the posting asks for, or it says who had a part in all others.
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
  const text = texts.get(targetId)
  if (text === undefined) return { kept: 'There is no text with this id.' }
  const fixed = findFixed(resume, targetId)
  if (fixed !== undefined) return { kept: fixed }
  if (taken.has(targetId)) return { kept: 'This text was changed already.' }
  if (tellsOfAll(text))
    return { kept: 'It may say of other bullets that others had a part in them.' }
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
  const textOf = (id: string) => lines[Number(id.split('.b')[1])] ?? ''
  const ids = lines.flatMap((line, index) => (line === '' ? [] : [`${job}.b${index}`]))
  const weights = new Map(lines.map((line, index) => [`${job}.b${index}`, weigh(line)]))
  const [, ...others] = ids.toSorted((one, other) => weights.get(other)! - weights.get(one)!)
  const gone = new Set<string>()
  let result = current
  for (const id of others.toReversed()) {
    const isFixed = findFixed(resume, id) !== undefined
    if (taken.has(id) || isFixed || tellsOfAll(textOf(id))) continue
    const next = blankLines(result, [id])
    if (!proves(next)) continue
    result = next
    gone.add(id)
  }
  if (gone.size === 0) return { kept: 'Each of its bullets is needed.' }
  const named = ids.filter((id) => gone.has(id))
  return { resume: result, edit: toEdit(named, sayTo(languageOf(resume), 'shortensOld')) }
}
