import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { AppliedPlan } from './apply-plan.ts'
import type { Edit } from '../plan/edit-plan.ts'
import { sayTo } from '../words/index.ts'

const BULLET = /^(w\d+)\.b\d+$/
/** 'iOS' and 'eBay' begin so. */
const SMALL_START = /^\p{Ll}(?!\p{Lu})/u
const CLOSED = /[.!?:;…]$/u

/** A line that begins with a capital, and ends with a full stop where all those beside it do. */
function even(line: string, isClosed: boolean): string {
  const begun = SMALL_START.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line
  return isClosed && !CLOSED.test(begun) ? `${begun}.` : begun
}

/**
 * What bullets still need that stand beside bullets which were worded anew: no line begins or ends otherwise than its neighbours. Their
 * words stay.
 * @returns edits of those bullets
 */
export function evenPolish(resume: StructuredResume, { held, applied }: AppliedPlan): Edit[] {
  const touched = new Set(applied.flatMap(({ targetId, also = [] }) => [targetId, ...also]))
  const reason = sayTo(languageOf(resume), 'evensOut')
  return resume.workExperience.flatMap(({ description }, w) => {
    const made = held.edits.filter(({ targetId }) => BULLET.exec(targetId)?.[1] === `w${w}`)
    if (made.length === 0 || !made.every(({ text }) => !SMALL_START.test(text))) return []
    const isClosed = made.every(({ text }) => text.endsWith('.'))
    return description.flatMap((line, b): Edit[] => {
      const targetId = `w${w}.b${b}`
      const text = even(line, isClosed)
      if (touched.has(targetId) || text === line || line.includes('\n')) return []
      return [{ targetId, text, sourceIds: [targetId], requirement: '', reason }]
    })
  })
}
