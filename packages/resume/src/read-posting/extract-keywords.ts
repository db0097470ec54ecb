import type { Requirement, RequirementKind, Tier } from '../posting.ts'
import { groupTerms } from './group-terms.ts'
import { readPostingLines, type PostingLine } from './posting-lines.ts'
import { readHeading, readTier, type SectionTier } from './sections.ts'
import { findUnknownTerms } from './unknown-terms.ts'

const RANK: Record<Tier, number> = { must: 2, preferred: 1, mentioned: 0 }
const MAX_REQUIREMENTS = 200
const MAX_LINE_CHARS = 500

interface PostingTone {
  text: string
  tier: SectionTier
}

interface Found {
  names: [string, ...string[]]
  kind: RequirementKind
  tier: Tier
  line: string
}

function findInLine(text: string, tier: Tier, line: string): Found[] {
  const known = groupTerms(text).map((group): Found => {
    const [first, ...others] = group
    return { names: [first.name, ...others.map(({ name }) => name)], kind: first.kind, tier, line }
  })
  const unknown = tier === 'mentioned' ? [] : findUnknownTerms(text)
  return [...known, ...unknown.map((name): Found => ({ names: [name], kind: 'skill', tier, line }))]
}

/** Keeps each requirement once, with the firmest tier that asks for it. */
function mergeFound(all: readonly Found[]): Found[] {
  const byNames = new Map<string, Found>()
  for (const found of all) {
    const key = found.names.toSorted().join('|')
    const known = byNames.get(key)
    if (!known || RANK[found.tier] > RANK[known.tier]) byNames.set(key, found)
  }
  const single = new Set(
    [...byNames.values()].filter(({ names }) => names.length === 1).map(({ names }) => names[0]),
  )
  // 'Java or Go' says less than a line that asks for Java.
  return [...byNames.values()].filter(
    ({ names }) => names.length === 1 || !names.some((name) => single.has(name)),
  )
}

/** 'BLS required, ACLS preferred' asks twice, in two tones. */
function splitTones(text: string, section: SectionTier | undefined): PostingTone[] {
  const whole = { text, tier: readTier(text, section) }
  if (whole.tier === 'boilerplate' || !/required|must|exig|erforderlich/i.test(text)) return [whole]
  const parts = text
    .split(/[,;.](?=\s)/)
    .map((part) => ({ text: part, tier: readTier(part, section) }))
  return parts.some(({ tier }) => tier !== whole.tier) ? parts : [whole]
}

/** As extractKeywords, for lines that were read already, without what is only the company's or the job's name. */
export function findRequirements(
  lines: readonly PostingLine[],
  name: { title: string; company: string },
): Requirement[] {
  const { title, company } = name
  let section: SectionTier | undefined
  const all: Found[] = []
  for (const { text, isBullet } of lines) {
    const heading = readHeading(text, isBullet)
    if (heading !== undefined) section = heading
    // A company may be called like a tool; a sentence that it begins is its pitch.
    const isPitch =
      company !== '' &&
      !isBullet &&
      new Set(['is', 'was', 'has', 'ist', 'est', 'es']).has(
        text.slice(company.length).trim().split(' ')[0] ?? '',
      ) &&
      text.startsWith(company)
    const plain = company === '' ? text : text.replaceAll(company, '…')
    const tones = isPitch ? [] : splitTones(plain, section)
    for (const { text: part, tier } of tones)
      if (tier !== 'boilerplate') all.push(...findInLine(part, tier, text))
  }
  return mergeFound(all)
    .filter(
      ({ names, tier }) => tier !== 'mentioned' || names[0].toLowerCase() !== title.toLowerCase(),
    )
    .slice(0, MAX_REQUIREMENTS)
    .map(({ names: [term, ...anyOf], kind, tier, line }, index) => ({
      id: `r${index}`,
      term,
      kind,
      tier,
      anyOf,
      line: line.slice(0, MAX_LINE_CHARS),
    }))
}

/**
 * What a posting asks for: known terms of many fields, and names right behind words such as
 * 'experience with'. Boilerplate (equal opportunity, benefits, pay, the company's pitch) is left out.
 * @param text plain or HTML; time is linear in its length
 * @returns at most 200 requirements, each once, with the firmest tier that asks for it
 */
export function extractKeywords(text: string): Requirement[] {
  return findRequirements(readPostingLines(text), { title: '', company: '' })
}
