import type { ItemGroup } from './item.ts'
import { joints } from '../words/joint-patterns.ts'

/** What only names the sort of thing that examples behind it are: 'a BI tool (Power BI)', 'CRM such as Salesforce'. */
const GENERIC = new RegExp(
  String.raw`(?:^|\s|-)(?:${joints('sorts')}|crm|erp|bi|cad|ehr|emr|lms|ats|wms|cms|pos|hris|siem)$`,
  'iu',
)
/** Stands between it and its first example. */
const EXAMPLE = new RegExp(
  String.raw`^\s?(?:\(|,? ?(?:${joints('leadsExamples')}|:|–|—)\s)(?:(?:${joints('leadsAgain')}) )?$`,
  'iu',
)
const NEXT = new RegExp(String.raw`^\s?(?:,|&|${joints('and')})`, 'iu')
const GAP_CHARS = 24

/** Whether a group is one term that only names the sort of what the next group lists. */
function isHeadOf(text: string, [head, another]: ItemGroup, next: ItemGroup | undefined): boolean {
  const first = next?.toSorted((one, other) => one.start - other.start)[0]
  if (!first?.isKnown || another !== undefined || head.kind !== 'skill' || first.kind !== 'skill')
    return false
  const gap = text.slice(head.end, first.start)
  const isFollowed = gap.length <= GAP_CHARS && EXAMPLE.test(gap)
  return isFollowed && GENERIC.test(head.term)
}

/**
 * The groups without a word for the sort of the examples behind it, which would be asked for twice:
 * where any example will do, the word itself will do as well; where each is asked for, they say it.
 */
export function foldGenericHeads(text: string, groups: readonly ItemGroup[]): ItemGroup[] {
  return groups.flatMap((group, index): ItemGroup[] => {
    if (isHeadOf(text, group, groups[index + 1])) return []
    const before = groups[index - 1]
    const isExample = before !== undefined && isHeadOf(text, before, group)
    const isAny =
      group.length > 1 || !groups[index + 1] || !isListed(text, group, groups[index + 1])
    return [isExample && isAny ? [...group, before[0]] : group]
  })
}

/** Whether the next group goes on with the same list of examples. */
const isListed = (text: string, [first]: ItemGroup, next: ItemGroup | undefined) =>
  NEXT.test(text.slice(first.end, next?.[0].start))
