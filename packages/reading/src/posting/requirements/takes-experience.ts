import type { Item, ItemGroup } from './item.ts'
import { joints } from '../words/joint-patterns.ts'

const CHARS = 110
/** ', or a related field, or equivalent practical experience'. */
const OR_EXPERIENCE = new RegExp(
  String.raw`^[^.;:]{0,60}?[\s,/(](?:${joints('or')})(?: (?:${joints('beforeExperience')})){0,8} (?:${joints('experience')})(?!\p{L})`,
  'iu',
)
const isDegree = ({ kind }: Item) => kind === 'degree'

/**
 * Whether experience will do instead of a degree: 'Bachelor's degree or equivalent experience'.
 * @param items what the sentence asks for, in order: what stands behind another one is about that
 */
export function takesExperience(text: string, group: ItemGroup, items: readonly Item[]): boolean {
  if (!group.every(isDegree)) return false
  const end = Math.max(...group.map((item) => item.end))
  const next = items.find(({ start }) => start >= end)?.start ?? text.length
  return OR_EXPERIENCE.test(text.slice(end, Math.min(next, end + CHARS)))
}
