import type { StructuredResume } from '@tailorbird/contracts'
import {
  because,
  type Cause,
  checkResume,
  type Comparison,
  type Finding,
  judgeText,
  locate,
  type Original,
  readOriginal,
  type TextKind,
  toFinding,
  type Verdict,
  type Violation,
  writeReason,
} from '@tailorbird/truth'
import { compareEdit } from './compare-edit.ts'
import { listTexts } from '@tailorbird/document'
import { foldSpaces } from '@tailorbird/language'
import { withoutOwnWordings } from './own-texts.ts'
import { readPlaceholders } from '../prompt/placeholders.ts'
import { dropBlanks } from './take-away.ts'

/** What edits of one resume are judged by. */
export interface EditContext {
  original: Original
  /** The resume before any edit. */
  resume: StructuredResume
  /** Its texts by id. */
  texts: ReadonlyMap<string, string>
  hide: (text: string) => string
  /** What the person said beside its lines. */
  own: OwnWordsBeside
  /** Whether its texts are judged one by one: those of a model are, those that code made of the person's words are not. */
  isJudged: boolean
  settled: Settled
  judge: Judge
  /** Texts that were proven though the checks of the whole resume know not all of their words: no other text pays for these. */
  proven: Set<string>
}

/** What a second reader settled, by the texts' names (see nameText). */
export interface Settled {
  /** Open texts that it supports with quotes. */
  supported: ReadonlyMap<string, string>
  /** What it found wrong with texts. */
  doubted: ReadonlyMap<string, readonly Finding[]>
}

/** Nobody has read anything a second time. */
export const NOTHING_SETTLED: Settled = { supported: new Map(), doubted: new Map() }

/** Who wrote a plan: a model, whose texts are judged one by one, or code. */
export type Author = 'model' | 'code'

/** What a person said, as far as edits are judged by it. */
export interface OwnWordsBeside {
  /** Whether a text is how they say the line of this id. */
  isOwn: (id: string, text: string) => boolean
  /** Whether the line of this id is as they wrote it by hand: nobody words it further. */
  isWritten: (id: string) => boolean
  /** Whether they left it when it was suggested for the line of this id, or another wording of that line for the words in question. */
  isLeft: (id: string, text: string, words?: readonly string[]) => boolean
  /** What counts as a source of a line, and of no other. */
  beside: (line: string) => readonly string[]
}

/** Nobody said anything. */
export const NO_WORDS: OwnWordsBeside = {
  isOwn: () => false,
  isWritten: () => false,
  isLeft: () => false,
  beside: () => [],
}

/** Says what becomes of a text. */
export type Judge = typeof judgeText

/** What is known of texts before they are judged, and who judges them. */
interface Known {
  judge?: Judge | undefined
  settled?: Settled | undefined
  own?: OwnWordsBeside | undefined
}

/** Prepares a resume for judging edits of it. @param own what the person said beside its lines */
export function readEditContext(
  original: StructuredResume,
  resume: StructuredResume,
  author: Author,
  { settled = NOTHING_SETTLED, own = NO_WORDS, judge = judgeText }: Known = {},
): EditContext {
  return {
    settled,
    judge,
    proven: new Set(),
    isJudged: author === 'model',
    own,
    original: readOriginal(original, own.beside),
    resume,
    texts: new Map(listTexts(resume).map(({ id, text }) => [id, text])),
    hide: readPlaceholders(resume).hide,
  }
}

/** A text that is proposed: what it replaces, by id (`summary` and `new-skill` for what replaces none), and what it comes from. */
export interface ProposedText {
  targetId: string
  text: string
  sourceIds: readonly string[]
}

/** What a proposed text is called where a second reader's word on it is kept. */
export const nameText = (targetId: string, text: string) => `${targetId} ${foldSpaces(text)}`

/** What kind of text stands at a place. */
export function nameKind(targetId: string): TextKind {
  if (targetId === 'summary' || targetId === 'new-skill') return targetId
  return /^s\d+\.k/.test(targetId) ? 'skill' : 'bullet'
}

/** The gravest first: what others did, then what can be looked up, then words. */
const GRAVITY = ['role', 'figure', 'name', 'skill']
const weigh = ({ kind, unsaid }: Violation) =>
  GRAVITY.includes(kind) ? GRAVITY.indexOf(kind) : GRAVITY.length + (unsaid === undefined ? 0 : 1)

/** Of what is wrong with a resume the gravest that is about one text of it: its neighbour's fault is none of its own. */
export function findOwn(violations: readonly Violation[], text: string): Violation | undefined {
  const own = violations.filter(
    ({ sentence, unsaid, cause }) =>
      sentence === text ||
      [unsaid ?? '', ...cause.words].some((word) => word !== '' && text.includes(word)),
  )
  return (own.length > 0 ? own : violations).toSorted((one, other) => weigh(one) - weigh(other))[0]
}

/** What the checks of the whole resume say against a resume. What is known of texts that a second reader supports, or that are proven, speaks against no other. */
export function listUntruths(
  { original, settled, proven, own, texts }: EditContext,
  changed: StructuredResume,
  text = '',
): Violation[] {
  const before = (id: string, told: string) =>
    texts.get(id) !== told && own.isOwn(id, told) ? texts.get(id) : undefined
  const told = own === NO_WORDS ? changed : withoutOwnWordings(changed, before)
  const supported = [...settled.supported].flatMap(([name, known]) => [
    known,
    texts.get(name.split(' ')[0] ?? '') ?? known,
  ])
  const settledTexts = [...supported, ...[...proven].filter((known) => known !== text)]
  // A word that one text may say is no other text's: it is known only where that text stands.
  return checkResume(original, dropBlanks(told)).filter(
    ({ sentence, unsaid = sentence }) =>
      !settledTexts.some(
        (known) => known.includes(sentence) || (sentence.includes(known) && known.includes(unsaid)),
      ),
  )
}

/** Whether all that is wrong stands within one of some texts, which were judged alone and hold. */
export const isWithin = (
  { cause: { words } }: Violation,
  held: readonly { text: string }[],
): boolean =>
  words.length > 0 && held.some(({ text }) => words.every((word) => text.includes(word)))

/** Why a resume with an edit in it may not stand; undefined when it may. */
export const findUntruth = (
  context: EditContext,
  changed: StructuredResume,
  text: string,
): Violation | undefined => findOwn(listUntruths(context, changed, text), text)

/** Why something is refused, for a model and as data. */
export type Refusal = ReturnType<typeof because>

/** What speaks against a text: what the checks of the whole resume found, or a sentence. */
type Untruth = Refusal & Partial<Pick<Violation, 'kind' | 'unsaid'>>

/** What a second reader can settle: words, and names and figures said in other words. */
const SETTLED_KINDS = new Set(['claim', 'figure', 'name', 'skill'])
const isWording = (untruth: Untruth | undefined) =>
  untruth === undefined || (untruth.unsaid !== undefined && SETTLED_KINDS.has(untruth.kind ?? ''))

/** What is found, behind what the checks of the whole resume found. */
function addUntruth(findings: readonly Finding[], untruth: Finding | undefined): Finding[] {
  if (!untruth) return [...findings]
  const others = findings.filter(({ reason }) => reason !== untruth.reason)
  // Who speaks to the reader does so, whatever else they say.
  const addressing = others.filter(({ cause }) => cause.code === 'addressed')
  return [...addressing, untruth, ...others.filter((finding) => !addressing.includes(finding))]
}

/** So many words in question are named, and the others counted. */
const MAX_NAMED = 4

/** A verdict with its gravest reason; words that nothing says are named together, since nobody knows which is the worst. */
function tell(verdict: Verdict): Refusal & { verdict: Verdict } {
  const { reason, cause } = verdict.findings[0] ?? because('unsure')
  if (cause.code !== 'unsaid') return { reason, cause, verdict }
  const all = new Set(
    verdict.findings.flatMap((one) => (one.cause.code === 'unsaid' ? one.cause.words : [])),
  )
  // 'Patient care' names 'patient', too.
  const words = [...all].filter(
    (word) => ![...all].some((one) => one !== word && one.includes(word)),
  )
  const more = Math.max(0, words.length - MAX_NAMED)
  const named: Cause = {
    code: 'unsaid',
    words: words.slice(0, MAX_NAMED),
    ...(more > 0 && { more }),
  }
  return { reason: writeReason(named), cause: named, verdict }
}

/** A finding without words that were only compared and that nobody wrote: a text is read in its sources' own form. */
function quoteProposed(finding: Finding, text: string, { told, sources }: Comparison): Finding {
  const isWritten = (words: string) =>
    text.includes(words) || sources.some((source) => source.text.includes(words))
  if (told.text === text || [finding.words, ...finding.cause.words].every(isWritten)) return finding
  return { ...finding, words: '', ...because('unsure') }
}

/**
 * Why a text may not stand, with the verdict on it; undefined when it may.
 * @param untruth why the checks of the whole resume refuse it
 */
export function findDoubt(
  context: EditContext,
  { targetId, text, sourceIds }: ProposedText,
  untruth: Untruth | undefined,
): (Refusal & { verdict?: Verdict }) | undefined {
  if (context.own.isOwn(targetId, text)) return undefined
  if (!context.isJudged) return untruth && { reason: untruth.reason, cause: untruth.cause }
  const kind = nameKind(targetId)
  const target = kind === 'bullet' || kind === 'skill' ? targetId : undefined
  const comparison = compareEdit(context.resume, text, target, sourceIds, context.own.beside)
  const judged = context.judge(comparison, kind, untruth)
  const findings = judged.findings.map((one) => quoteProposed(one, text, comparison))
  const { supported, doubted } = context.settled
  const doubts = doubted.get(nameText(targetId, text))
  if (doubts && judged.verdict !== 'refused') {
    const verdict: Verdict = { ...judged, verdict: 'open', findings: [...doubts] }
    return tell(verdict)
  }
  const isSettled =
    judged.verdict === 'open' && isWording(untruth) && supported.has(nameText(targetId, text))
  if (judged.verdict === 'proven' && untruth) context.proven.add(text)
  if (judged.verdict === 'proven' || isSettled) return undefined
  const found =
    untruth &&
    quoteProposed(locate(comparison, toFinding({ kind: 'resume', ...untruth })), text, comparison)
  return tell({ ...judged, findings: addUntruth(findings, found) })
}
