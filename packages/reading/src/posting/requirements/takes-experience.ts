import type { Item, ItemGroup } from './item.ts'

const CHARS = 110
/** ', or a related field, or equivalent practical experience'. */
const OR_EXPERIENCE =
  /^[^.;:]{0,60}?[\s,/(](?:or|oder|ou|o)(?: (?:an?|the|eine|une|una|equivalent\p{L}*|équivalente?|comparable|related|relevant|similar|extensive|significant|substantial|proven|work(?:ing|place)?|practical|professional|industry|hands-on|commensurate|combination|of|education|training|and\/or|and|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\+?|years?|yrs?|many|vergleichbar\p{L}*|gleichwertig\p{L}*|einschlägig\p{L}*|entsprechend\p{L}*|langjährig\p{L}*|mehrjährig\p{L}*|praktisch\p{L}*|professionnelle|profesional|laboral|similaire)){0,8} (?:experience|\p{L}{0,20}erfahrung|expérience|experiencia)(?!\p{L})/iu
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
