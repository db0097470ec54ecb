import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import { scoreMatch } from '@tailorbird/matching'
import type { Edit } from '../plan/edit-plan.ts'
import type { OwnWordsBeside } from '../apply/edit-context.ts'
import { keepHeadline } from '../apply/keep-own-summary.ts'
import { isDeclined, isSameText, type OwnLines, type OwnText } from '../apply/own-texts.ts'
import { replaceText } from '../plan/replace-text.ts'
import { sayTo } from '../words/index.ts'

/** What a person wrote by hand, and didn't only accept. */
const isWritten = ({ text, offered }: OwnText) => text !== offered

interface Choice {
  id: string
  own: OwnText
}

/** The resume with these wordings in it; what can't be changed stays. */
function write(
  resume: StructuredResume,
  choices: readonly Choice[],
): { resume: StructuredResume; made: Choice[] } {
  let current = resume
  const made: Choice[] = []
  for (const choice of choices) {
    const { id, own } = choice
    const text = id === 'summary' ? keepHeadline(own.text, resume.summary ?? '') : own.text
    const next = replaceText(current, id, text)
    if (!next) continue
    current = next
    made.push({ id, own: { ...own, text } })
  }
  return { resume: current, made }
}

/**
 * The resume with the person's own wordings in place of its lines. What they wrote by hand stands whatever the
 * posting asks for: it is how they say that line. What they only accepted, for another posting, stands where the
 * resume fits this one no less with it; of several the newest that does.
 * @param ownLines what the person said beside lines
 * @returns the resume under the same ids, the edits that were made, and what further edits are judged by
 */
export function applyConfirmedWordings(
  resume: StructuredResume,
  ownLines: OwnLines,
  posting: Posting,
): { resume: StructuredResume; edits: Edit[]; own: OwnWordsBeside } {
  const texts = listTexts(resume).map(({ id, text }) => ({ id, text, ...ownLines(text) }))
  const known = texts.filter(({ wordings }) => wordings.length > 0)
  const written = known.flatMap(({ id, wordings: [own] }) =>
    own && isWritten(own) ? [{ id, own }] : [],
  )
  const accepted = known
    .filter(({ id }) => !written.some((one) => one.id === id))
    .map(({ id, wordings }) => wordings.map((own) => ({ id, own })))
  const base = write(resume, written)
  const { resume: current, made } = chooseAccepted(base.resume, accepted, posting)
  const lines = new Map(texts.map(({ id, text }) => [id, text]))
  const reason = sayTo(languageOf(resume), 'confirmsWording')
  const edits = [...base.made, ...made]
    .filter(({ id, own }) => own.text !== lines.get(id))
    .map(({ id, own }) => ({
      targetId: id,
      text: own.text,
      sourceIds: [id],
      requirement: '',
      reason,
    }))
  const isWrittenBy = new Set(written.map(({ id }) => id))
  const beside = readBeside(current, lines, ownLines)
  return { resume: current, edits, own: { ...beside, isWritten: (id) => isWrittenBy.has(id) } }
}

/** @param lines the texts before wordings took their places, by id */
function readBeside(
  resume: StructuredResume,
  lines: ReadonlyMap<string, string>,
  ownLines: OwnLines,
): Omit<OwnWordsBeside, 'isWritten'> {
  const sources = new Map<string, string[]>()
  for (const { id, text } of listTexts(resume)) {
    const line = lines.get(id) ?? ''
    const said = [line, ...ownLines(line).sources].filter((one) => one !== text)
    if (said.length > 0) sources.set(text, [...(sources.get(text) ?? []), ...said])
  }
  return {
    isOwn: (id, text) =>
      ownLines(lines.get(id) ?? '').wordings.some((own) => isSameText(own.text, text)),
    isLeft: (id, text, words) => isDeclined(ownLines(lines.get(id) ?? '').left, text, words),
    beside: (line) => sources.get(line) ?? [],
  }
}

/** Of each line the newest wording with which the resume scores no less. Mostly all of them do: that costs two scorings. */
function chooseAccepted(
  resume: StructuredResume,
  lines: readonly (readonly Choice[])[],
  posting: Posting,
): { resume: StructuredResume; made: Choice[] } {
  if (lines.length === 0) return { resume, made: [] }
  const scoreOf = (one: StructuredResume) => scoreMatch(one, posting).score ?? 0
  let least = scoreOf(resume)
  const newest = write(
    resume,
    lines.flatMap((choices) => choices.slice(0, 1)),
  )
  if (scoreOf(newest.resume) >= least) return newest
  let current = resume
  const made: Choice[] = []
  for (const choices of lines) {
    for (const choice of choices) {
      const next = write(current, [choice])
      const score = scoreOf(next.resume)
      if (next.made.length === 0 || score < least) continue
      current = next.resume
      least = score
      made.push(choice)
      break
    }
  }
  return { resume: current, made }
}
