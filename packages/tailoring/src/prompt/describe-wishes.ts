import type { TailorOptions } from '@tailorbird/contracts'

const TONE: Record<TailorOptions['tone'], string> = {
  plain: '',
  warm: 'Tone: warm and lively, never effusive.',
  formal: 'Tone: formal and reserved.',
}
const STRENGTH: Record<TailorOptions['strength'], string> = {
  order:
    'Strength: order only. Fill bulletOrder, skillOrder and sectionOrder; all other lists stay empty.',
  light:
    "Strength: light. Only the posting's names for the same things and small rewordings; no headline, merges, drops, oldJobs, skillGroups, and no new summary.",
  full: '',
}

/** What a person wants of the writing, in words for a model; '' for what is usual. */
export function describeWishes({ pages, tone, strength }: TailorOptions): string {
  const length =
    pages === 0
      ? ''
      : `Length: ${pages === 1 ? 'one page' : 'two pages'}. Shorten, merge and drop what does not serve until it fits; keep what proves a requirement.`
  const wishes = [length, TONE[tone], STRENGTH[strength]].filter((wish) => wish !== '')
  return wishes.length === 0 ? '' : ['WISHES', ...wishes].join('\n')
}
