import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import {
  checkResume,
  type Fact,
  type Finding,
  type Ground,
  judgeText,
  toFinding,
  type Verdict,
  type VerdictName,
} from '@tailorbird/truth'
import { applyNewSkill } from '../apply/apply-new-skill.ts'
import { applySummary } from '../apply/apply-summary.ts'
import { applyText } from '../apply/apply-text.ts'
import {
  findDoubt,
  findOwn,
  type Judge,
  readEditContext,
  type EditContext,
} from '../apply/edit-context.ts'
import type { RefusedEdit } from '../plan/edit-plan.ts'
import { findNearSources } from './near-sources.ts'
import { pairTexts, type Reworded } from './pair-texts.ts'

/** What is said of one text of a tailored resume, and why. */
export interface Explained {
  kind: 'bullet' | 'summary' | 'skill' | 'new-skill' | 'new-bullet' | 'resume'
  /** The line that it replaces, by its id in the original; '' for none. */
  id: string
  before: string
  text: string
  verdict: VerdictName
  /** By what it is proven. */
  ground?: Ground
  /** Its words, each with the source's word that says it. */
  facts: Fact[]
  /** The gravest first. */
  findings: Finding[]
  /** The lines of the original that it was compared with. */
  sources: { id: string; words: string }[]
}

type Refusal = Pick<RefusedEdit, 'reason' | 'cause' | 'verdict'>
type Told = Pick<Explained, 'kind' | 'id' | 'text'>

const NO_NOTE = { requirement: '', reason: '' }
const isSkill = (id: string) => /^s\d+\.k/.test(id)

/** What is explained, with the verdict on the text that was judged last. */
interface Explaining extends EditContext {
  takeVerdict: () => Verdict | undefined
}

/** Keeps what the judge says: of a proven text nothing else tells it. */
function recordVerdicts(judge: Judge): { judge: Judge; takeVerdict: () => Verdict | undefined } {
  let last: Verdict | undefined
  return {
    judge: (...asked) => (last = judge(...asked)),
    takeVerdict: () => {
      const taken = last
      last = undefined
      return taken
    },
  }
}

function tell(
  { texts, takeVerdict }: Explaining,
  told: Told,
  sourceIds: readonly string[],
  refusal: Refusal | undefined,
): Explained {
  const judged = takeVerdict()
  const { verdict, findings = [] } = refusal?.verdict ?? {}
  const first = refusal && findings.length === 0 ? [toFinding({ kind: 'resume', ...refusal })] : []
  return {
    ...told,
    before: texts.get(told.id) ?? '',
    verdict: verdict ?? (refusal ? 'refused' : 'proven'),
    ...(!refusal && judged?.ground && { ground: judged.ground }),
    facts: judged?.facts ?? [],
    findings: [...first, ...findings],
    sources: sourceIds.flatMap((id) => {
      const words = texts.get(id)
      return words === undefined ? [] : [{ id, words }]
    }),
  }
}

/** A line worded anew. What one of several that it became leaves out another says, so they are judged together. */
function explainLine(context: Explaining, { id: targetId, parts }: Reworded): Explained[] {
  const { resume, texts } = context
  const text = parts.join('; ')
  const sourceIds = findNearSources(text, texts, targetId)
  const outcome = applyText(context, resume, { targetId, text, sourceIds, ...NO_NOTE }, [])
  const kind = isSkill(targetId) ? 'skill' : 'bullet'
  const refusal = 'reason' in outcome ? outcome : undefined
  return parts.map((part) => tell(context, { kind, id: targetId, text: part }, sourceIds, refusal))
}

function explainSkill(context: Explaining, text: string): Explained {
  const sourceIds = findNearSources(text, context.texts)
  const outcome = applyNewSkill(context, context.resume, { text, sourceIds, ...NO_NOTE })
  const refusal = 'reason' in outcome ? outcome : undefined
  return tell(context, { kind: 'new-skill', id: '', text }, sourceIds, refusal)
}

/** A line that replaces none: what the checks of the whole resume say of it counts, too. */
function explainNew(context: Explaining, text: string, tailored: StructuredResume): Explained {
  const sourceIds = findNearSources(text, context.texts)
  const own = checkResume(context.original, tailored).filter(({ sentence }) => sentence === text)
  const refusal = findDoubt(context, { targetId: '', text, sourceIds }, findOwn(own, text))
  return tell(context, { kind: 'new-bullet', id: '', text }, sourceIds, refusal)
}

function explainSummary(context: Explaining, tailored: StructuredResume): Explained[] {
  const before = context.resume.summary ?? ''
  const segmenter = new Intl.Segmenter(languageOf(tailored), { granularity: 'sentence' })
  const sentences = [...segmenter.segment(tailored.summary ?? '')]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '' && !before.includes(sentence))
  return sentences.map((text) => {
    const sourceIds = findNearSources(text, context.texts)
    const { refused } = applySummary(context, context.resume, { summary: [{ text, sourceIds }] })
    return tell(context, { kind: 'summary', id: 'summary', text }, sourceIds, refused[0])
  })
}

/** What is wrong with the whole and is of none of the texts: facts, sections, lines that are gone. */
function explainWhole(
  { original }: EditContext,
  tailored: StructuredResume,
  explained: readonly Explained[],
): Explained[] {
  const told = new Set(explained.flatMap(({ text, before }) => [text, before]))
  return checkResume(original, tailored)
    .filter(({ sentence }) => !told.has(sentence) && sentence !== tailored.summary)
    .map((violation): Explained => ({
      kind: 'resume',
      id: '',
      before: '',
      text: violation.sentence,
      verdict: 'refused',
      facts: [],
      findings: [toFinding(violation)],
      sources: [],
    }))
}

/**
 * What the check says of each text of a tailored resume that its original does not have, each alone, by the same rules and with the same
 * verdicts as a model's proposals; then what is wrong with the whole. Where a text comes from is told by its words.
 * @param judge says what becomes of a text; the truth check when nothing is said
 */
export function explainTailored(
  original: StructuredResume,
  tailored: StructuredResume,
  judge: Judge = judgeText,
): Explained[] {
  const { judge: record, takeVerdict } = recordVerdicts(judge)
  const context = {
    ...readEditContext(original, original, 'model', { judge: record }),
    takeVerdict,
  }
  const { reworded, added } = pairTexts(original, tailored)
  const explained = [
    ...explainSummary(context, tailored),
    ...reworded.flatMap((one) => explainLine(context, one)),
    ...added.map(({ id, text }) =>
      isSkill(id) ? explainSkill(context, text) : explainNew(context, text, tailored),
    ),
  ]
  return [...explained, ...explainWhole(context, tailored, explained)]
}
