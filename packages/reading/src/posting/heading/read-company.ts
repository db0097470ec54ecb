import { pickBest, type Candidates } from './candidate.ts'
import { findCompanyLines } from './find-company-lines.ts'
import { findToldCompanies } from './find-told-companies.ts'
import type { HeadText } from './head-text.ts'
import { listOwnHosts } from './own-hosts.ts'
import { shareSigns, weighCompany } from './weigh-company.ts'

/** With fewer points a name may be anybody's: better none than a wrong one. */
const LEAST = 4
/** What the whole text says of the short form of a name it says of the long one. */
const OF_BOTH = new Set(['again', 'host'])

/**
 * Who hires.
 * @param title the job's name, and the index of the line that is nothing else; -1 when a sentence names it
 * @returns '' when nothing speaks for any name
 */
export function readCompany(head: HeadText, title: { title: string; line: number }): string {
  const all: Candidates = new Map()
  findCompanyLines(head, { line: title.line, isTitled: title.title !== '' }, all)
  findToldCompanies(head, all)
  const text = head.lines.map((line) => line.text).join('\n')
  const setting = {
    head,
    hosts: listOwnHosts(text),
    small: new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu)),
    title: title.title,
  }
  shareSigns(all)
  for (const candidate of all.values()) weighCompany(candidate, setting)
  shareSigns(all, OF_BOTH)
  return pickBest(all, LEAST)?.text ?? ''
}
