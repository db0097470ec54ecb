import { namesRole } from '@tailorbird/reading'
import { anyOf } from '../words/index.ts'

const before = (words: string, behind: string) =>
  new RegExp(`(?<![\\p{L}-])(?:${words})${behind}`, 'iu')

/** What was wanted, read, asked for or failed was not done. */
const NOT_DONE = before(anyOf('notDone'), String.raw`(?![\p{L}-])[^.;]*$`)
const NO_SKILL = String.raw`(?:${anyOf('no')})(?: \p{L}+){0,3} (?:${anyOf('noSkill')})|${anyOf('unskilled')}`
/** 'No experience with', 'never used', 'keine Erfahrung mit': said of what stands behind it, up to the next deed. */
const DENIED = before(
  NO_SKILL,
  String.raw`(?: (?:${anyOf('noLink')}))*(?![\p{L}-])(?:(?!\p{L}{3}ed(?!\p{L}))[^.;])*$`,
)
/** What somebody watched. */
const WATCHED = before(anyOf('watched'), String.raw`(?![\p{L}-])[^.;]*$`)
/** Whom somebody helped: the deed is that other's. */
const HELPED = before(anyOf('helped'), String.raw` ((?:(?:${anyOf('helpedWhom')}) )?[^.;,]{0,60})$`)
/** 'AWS was used by another department'. */
const BY_OTHERS = new RegExp(
  String.raw`^[^.;]{0,30}(?<!\p{L})(?:${anyOf('byOthers')})(?!\p{L})`,
  'iu',
)

/** Whether what stands at a place of a text was not done: wanted, read about, failed. */
export function wasNotDone(text: string, start: number): boolean {
  const said = text.slice(Math.max(0, start - 80), start)
  return NOT_DONE.test(said) || DENIED.test(said)
}

/** Whether what stands at a place of a text is not the writer's own deed: not done, watched, or another's whom they helped. */
export function isNotOwn(text: string, start: number, end: number): boolean {
  const said = text.slice(Math.max(0, start - 80), start)
  const helped = HELPED.exec(said)?.[1]
  return (
    wasNotDone(text, start) ||
    WATCHED.test(said) ||
    (helped !== undefined && namesRole(helped.replaceAll(/s\b/g, ''))) ||
    BY_OTHERS.test(text.slice(end))
  )
}
