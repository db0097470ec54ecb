import { because } from '@tailorbird/truth'
import type { EditContext, Refusal } from './edit-context.ts'
import { findLinks } from './find-links.ts'
import { findStrangeness } from './find-strangeness.ts'
import { listPlaceholders } from '../prompt/placeholders.ts'

/** What data and markup are made of: a line may have it, and no sentence of a summary and no skill is made of it. */
const MARKUP = /[{}\\`]/u
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
  { texts, hide, resume }: EditContext,
  text: string,
  before: string,
  sourceIds: readonly string[],
): Refusal | undefined {
  if (sourceIds.some((id) => !texts.has(id))) return because('source-unknown')
  if (text === '') return because('empty')
  const limit = MAX_GROWTH * sumLength(before, sourceIds, texts) + MIN_LIMIT_CHARS
  if (text.length > limit) return because('too-long')
  const sources = [before, ...sourceIds.map((id) => texts.get(id) ?? '')].join('\n')
  const links = new Set(findLinks(sources))
  if (findLinks(text).some((link) => !links.has(link))) return because('link-new')
  const placeholders = new Set(listPlaceholders(hide(text)))
  const known = new Set(listPlaceholders(hide(sources)))
  if ([...placeholders].some((mark) => !known.has(mark))) return because('placeholder-new')
  if (listPlaceholders(hide(before)).some((mark) => !placeholders.has(mark)))
    return because('placeholder-gone')
  if (before === '' && MARKUP.test(text)) return because('signs-strange')
  const heads = [...resume.workExperience, ...resume.education].flatMap((one) =>
    'company' in one ? [one.position, one.company] : [one.degree, one.institution],
  )
  return findStrangeness(text, sources, [...texts.values(), ...heads].join('\n'))
}
