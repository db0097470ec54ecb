import type { Change, StructuredResume } from '@tailorbird/contracts'
import { MAX_OWN_TEXT_CHARS, MAX_SKILL_CHARS } from '@tailorbird/contracts'
import { nameLines } from '@tailorbird/document'
import { foldCase } from '@tailorbird/language'
import { isSameText, type OwnText } from '../apply/own-texts.ts'

/** What an edit of a result says of the person's own texts. */
export interface OwnWords {
  keep: Omit<OwnText, 'note'>[]
  /** Wordings that no longer stand, and suggestions that are as if they had never been answered. */
  drop: { line: string; text: string; question?: string }[]
}

/** The same of a text that was written over by hand. */
export interface WrittenWords extends OwnWords {
  /** Some of it is for this result alone: lines that were added, left out, set back, or name the employer. */
  hasOneOffs: boolean
}

/** What the answer to a suggestion makes the person's own, or takes from it. */
function readAnswer(before: Change, after: Change): OwnWords {
  const { before: line } = before
  const offered = before.doubt?.offered ?? before.after
  const asked = before.doubt?.question ? { question: before.doubt.question } : {}
  const isIn = after.state === 'accepted'
  if (after.doubt?.isLeft === true)
    return {
      keep: [
        { kind: 'left', text: offered, line, offered, words: before.doubt?.words ?? [], ...asked },
      ],
      drop: [],
    }
  // What stood there may be the answer to another wording of the line.
  if (!isIn)
    return {
      keep: [],
      drop: [...new Set([offered, before.after])].map((text) => ({ line, text, ...asked })),
    }
  const kind = line === '' ? 'skill' : 'wording'
  return { keep: [{ kind, text: after.after, line, offered, ...asked }], drop: [] }
}

const isAnswered = (before: Change, after: Change) =>
  after.state !== 'edited' &&
  (before.state !== after.state || before.doubt?.isLeft !== after.doubt?.isLeft)

/** What answers to suggestions make the person's own, and what they take back. */
export function readAnswers(before: readonly Change[], after: readonly Change[]): OwnWords {
  const next = new Map(after.map((change) => [change.id, change]))
  const words = before.flatMap((change) => {
    const now = next.get(change.id)
    return change.doubt && now && isAnswered(change, now) ? [readAnswer(change, now)] : []
  })
  return {
    keep: words.flatMap(({ keep }) => keep),
    drop: words.flatMap(({ drop }) => drop),
  }
}

/**
 * What lines that were written by hand make the person's own: each stands beside the original's line that it comes
 * from, in place of what stood for it before. A skill that is new is one that they have. A line that names the
 * employer, where the original's does not, is for that job alone.
 * @param before the result, and `after` as it was written over; both know the ids of their lines
 * @param company who hires
 */
export function readWritten(
  original: StructuredResume,
  before: StructuredResume,
  after: StructuredResume,
  company: string,
): WrittenWords {
  const sources = new Map(nameLines(original).map(({ line, text }) => [line, text]))
  const stood = new Map(nameLines(before).map(({ line, text }) => [line, text]))
  const lines = nameLines(after)
  const stands = new Set(lines.map(({ line }) => line))
  const words: WrittenWords = {
    keep: [],
    drop: [],
    hasOneOffs: [...stood.keys()].some((line) => !stands.has(line)),
  }
  for (const { id, line, text } of lines) {
    const [source, was] = [sources.get(line), stood.get(line)]
    if (text === was) continue
    const isBoth = source !== undefined && was !== undefined
    const isOfJob = namesOnly(text, company, source ?? '')
    if (isBoth && !isOfJob && !isSameText(was, source)) words.drop.push({ line: source, text: was })
    const kept = isOfJob ? undefined : keepWritten({ id, text, source, was })
    if (kept) words.keep.push(kept)
    else words.hasOneOffs = true
  }
  return words
}

/** A line that was written by hand as the person's own text; undefined where it is for this result alone. */
function keepWritten({
  id,
  text,
  source,
  was,
}: {
  id: string
  text: string
  source: string | undefined
  was: string | undefined
}): Omit<OwnText, 'note'> | undefined {
  if (source === undefined)
    return was === undefined && isSkill(id, text)
      ? { kind: 'skill', text, line: '', offered: '' }
      : undefined
  const isKept = was !== undefined && !isSameText(text, source) && text.length <= MAX_OWN_TEXT_CHARS
  return isKept ? { kind: 'wording', text, line: source, offered: '' } : undefined
}

const isSkill = (id: string, text: string) => /^s\d+\.k/.test(id) && text.length <= MAX_SKILL_CHARS

const namesOnly = (text: string, company: string, source: string) => {
  const name = foldCase(company).trim()
  return name !== '' && foldCase(text).includes(name) && !foldCase(source).includes(name)
}
