import { CLIP_LIMITS, type Clip } from './clip.ts'

const LINK = /^(?:https?:\/\/\S+)?$/i

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const isScripts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= CLIP_LIMITS.scripts &&
  value.every((one) => typeof one === 'string') &&
  value.reduce((sum, { length }) => sum + length, 0) <= CLIP_LIMITS.scriptChars

/**
 * Whether a message from anybody is a clip within its limits.
 * @returns a copy with a clip's own fields and nothing else; undefined when it is none
 */
export function checkClip(value: unknown): Clip | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, link, scripts, text } = value as Partial<Record<keyof Clip, unknown>>
  if (kind !== 'tailorbird-clip') return undefined
  if (!isText(link, CLIP_LIMITS.link) || !LINK.test(link)) return undefined
  if (!isText(text, CLIP_LIMITS.text) || !isScripts(scripts)) return undefined
  return { kind, link, scripts: [...scripts], text }
}
