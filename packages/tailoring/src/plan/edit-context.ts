import type { StructuredResume } from '@tailorbird/contracts'
import {
  checkResume,
  judgeText,
  type Original,
  readOriginal,
  type TextKind,
  type Verdict,
} from '@tailorbird/truth'
import { compareEdit } from './compare-edit.ts'
import { findLinks } from './find-links.ts'
import { listTexts } from '@tailorbird/document'
import { listPlaceholders, readPlaceholders } from './placeholders.ts'

/** What edits of one resume are judged by. */
export interface EditContext {
  original: Original
  /** The resume before any edit. */
  resume: StructuredResume
  /** Its texts by id. */
  texts: ReadonlyMap<string, string>
  hide: (text: string) => string
  /** Whether its texts are judged one by one: those of a model are, those that code made of the person's words are not. */
  isJudged: boolean
}

/** Who wrote a plan: a model, whose texts are judged one by one, or code. */
export type Author = 'model' | 'code'

/** Prepares a resume for judging edits of it. */
export function readEditContext(
  original: StructuredResume,
  resume: StructuredResume,
  author: Author,
): EditContext {
  return {
    isJudged: author === 'model',
    original: readOriginal(original),
    resume,
    texts: new Map(listTexts(resume).map(({ id, text }) => [id, text])),
    hide: readPlaceholders(resume).hide,
  }
}

/** Why a resume with an edit in it may not stand; undefined when it may. */
export function findUntruth(
  { original }: EditContext,
  changed: StructuredResume,
): string | undefined {
  return checkResume(original, changed)[0]?.reason
}

/** A text that is judged: what it replaces, by id, and what it comes from. */
interface Judged {
  kind: TextKind
  text: string
  targetId?: string
  sourceIds: readonly string[]
}

/**
 * Why a text may not stand, with the verdict on it; undefined when it may.
 * @param untruth why the checks of the whole resume refuse it
 */
export function findDoubt(
  context: EditContext,
  { kind, text, targetId, sourceIds }: Judged,
  untruth: string | undefined,
): { reason: string; verdict?: Verdict } | undefined {
  if (!context.isJudged) return untruth === undefined ? undefined : { reason: untruth }
  const comparison = compareEdit(context.resume, text, targetId, sourceIds)
  const verdict = judgeText(comparison, kind, untruth === undefined)
  if (verdict.verdict === 'proven') return undefined
  return { reason: untruth ?? verdict.findings[0]?.reason ?? UNSURE, verdict }
}

const UNSURE = 'It may say more than your resume does.'

/** A rewritten text says its sources again and not over and over. */
const MAX_GROWTH = 1.5
const MIN_LIMIT_CHARS = 120

function sumLength(
  before: string,
  sourceIds: readonly string[],
  texts: EditContext['texts'],
): number {
  const sources = [...new Set([before, ...sourceIds.map((id) => texts.get(id) ?? '')])]
  return sources.reduce((sum, source) => sum + source.length, 0)
}

/** Why a new text can't be, whatever it says: unknown sources, nothing in it, far too much in it, links or contact data of its own. */
export function findFlaw(
  { texts, hide }: EditContext,
  text: string,
  before: string,
  sourceIds: readonly string[],
): string | undefined {
  if (sourceIds.some((id) => !texts.has(id))) return 'One of its sources is no text of the resume.'
  if (text === '') return 'A text may not become empty.'
  const limit = MAX_GROWTH * sumLength(before, sourceIds, texts) + MIN_LIMIT_CHARS
  if (text.length > limit) return 'It is much longer than what it is made of.'
  const sources = [before, ...sourceIds.map((id) => texts.get(id) ?? '')].join('\n')
  const links = new Set(findLinks(sources))
  if (findLinks(text).some((link) => !links.has(link)))
    return 'It has a link that the resume does not have there.'
  const placeholders = new Set(listPlaceholders(hide(text)))
  const known = new Set(listPlaceholders(hide(sources)))
  if ([...placeholders].some((mark) => !known.has(mark)))
    return 'It has a placeholder that its sources do not have.'
  if (listPlaceholders(hide(before)).some((mark) => !placeholders.has(mark)))
    return 'It lacks a placeholder that stands for contact data.'
  return undefined
}
