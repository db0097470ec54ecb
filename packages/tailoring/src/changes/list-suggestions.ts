import type { Change, StructuredResume } from '@tailorbird/contracts'
import { listTexts, nameLines } from '@tailorbird/document'
import type { Verdict } from '@tailorbird/truth'
import type { RefusedEdit } from '../plan/edit-plan.ts'
import { placeSkill } from '../plan/place-skill.ts'
import { describePlace } from './describe-place.ts'

/** Who is asked about more reads none of them. */
const MAX_SUGGESTIONS = 20

const forPerson = (reason: string) =>
  reason.replaceAll(/\bthe resume\b/g, 'your resume').replaceAll(/\bThe resume\b/g, 'Your resume')

/** What is in question, for the person: the words of the new text, and why. */
function describeDoubt(text: string, { findings }: Verdict, reason: string): Change['doubt'] {
  const words = findings.map((finding) => finding.words).filter((word) => word !== '')
  return {
    words: [...new Set(words)].filter((word) => text.includes(word)),
    reason: forPerson(reason),
  }
}

/**
 * Texts that the check could neither prove nor refuse, as changes that are not made: the person takes them or
 * leaves them. A line has one at most, and none when it was worded anew already.
 * @param original the resume that the edits' ids count in
 * @param taken ids of the lines that were worded anew
 */
export function listSuggestions(
  original: StructuredResume,
  tailored: StructuredResume,
  refused: readonly RefusedEdit[],
  taken: ReadonlySet<string>,
): Omit<Change, 'id'>[] {
  const texts = new Map(listTexts(original).map(({ id, text }) => [id, text]))
  const lines = new Map(nameLines(original).map(({ id, line }) => [id, line]))
  const seen = new Set(taken)
  return refused
    .flatMap(({ edit, reason, verdict }): Omit<Change, 'id'>[] => {
      const { targetId, text, requirement, sourceIds } = edit
      const isSkill = targetId === 'new-skill'
      const key = isSkill ? text.toLowerCase() : targetId
      // A summary is written as a whole, and a sentence of it alone is no summary.
      if (verdict?.verdict !== 'open' || targetId === 'summary' || seen.has(key)) return []
      if (!isSkill && !texts.has(targetId)) return []
      seen.add(key)
      return [
        {
          ...describePlace(original, isSkill ? placeSkill(tailored) : targetId),
          line: isSkill ? undefined : lines.get(targetId),
          before: texts.get(targetId) ?? '',
          after: text,
          reason: edit.reason,
          sources: [...new Set(sourceIds.flatMap((id) => texts.get(id) ?? []))],
          requirement,
          state: 'undone',
          doubt: describeDoubt(text, verdict, reason),
        },
      ]
    })
    .slice(0, MAX_SUGGESTIONS)
}
