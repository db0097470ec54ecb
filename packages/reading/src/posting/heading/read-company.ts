import { findTerms } from '@tailorbird/lexicon'
import { pickBest, type Candidate, type Candidates, type SignWeights } from './candidate.ts'
import { describeCompany, namesClient, shareSigns } from './describe-company.ts'
import { describePosting } from './describe-words.ts'
import { findCompanyLines } from './find-company-lines.ts'
import { findToldCompanies } from './find-told-companies.ts'
import type { HeadText } from './head-text.ts'
import { completeCompany } from './complete-company.ts'
import { isSiteOrTown } from './is-site.ts'
import { canBeCompany } from './name-company.ts'
import { isCompany } from './names.ts'
import { listOwnHosts } from './own-hosts.ts'
import { companyWeights } from './sign-weights.ts'

/** So much must speak for a name: better none than a wrong one. */
const LEAST = 0.6
/** Whose words tell whether anyone is named. */
const HEADING_LINES = 30
/** What the whole text says of the short form of a name it says of the long one. */
const OF_BOTH = new Set(['twice', 'often', 'host'])

/** The job's name, and the index of the line that is nothing else; -1 when a sentence names it. */
interface Title {
  title: string
  line: number
}

/** 'Abgeschlossenes Studium BWL': a line that begins with a degree asks for it. */
const asksDegree = (name: string) =>
  findTerms(name).some(({ term, start }) => term.kind === 'degree' && start === 0)

/** All that may be who hires, with what speaks for each and against it. */
export function listCompanies(head: HeadText, title: Title): Candidate[] {
  const all: Candidates = new Map()
  findCompanyLines(head, { line: title.line, isTitled: title.title !== '' }, all)
  findToldCompanies(head, all)
  const text = head.lines.map((line) => line.text).join('\n')
  const setting = {
    head,
    hosts: listOwnHosts(text),
    small: new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu)),
    title: title.title,
    words: describePosting(head.lines.slice(0, HEADING_LINES).map((line) => line.text)),
    hasClient: namesClient(head),
  }
  shareSigns(all)
  for (const candidate of all.values()) describeCompany(candidate, setting)
  shareSigns(all, OF_BOTH)
  return [...all.values()].filter(
    (one) => isCompany(one.text) && !asksDegree(one.text) && !isSiteOrTown(one),
  )
}

/** What speaks against all names of a posting by an agency, and not against the agency's own. */
const OF_OTHERS = new Set(['client', 'agency'])

/** An agency, for its own signs alone: whether anybody else is named says nothing of it. */
function pickAgency(all: readonly Candidate[], weights: SignWeights): Candidate | undefined {
  const agencies = all
    .filter(
      ({ text, signs }) =>
        signs.has('agency') && !signs.has('role') && text.includes(' ') && canBeCompany(text),
    )
    .map((candidate): Candidate => {
      const signs = new Set([...candidate.signs].filter((sign) => !OF_OTHERS.has(sign)))
      return { ...candidate, signs, shared: [] }
    })
  return pickBest(agencies, weights, Number.NEGATIVE_INFINITY)
}

/**
 * Who hires, else the agency that looks for somebody on their behalf.
 * @returns '' when nothing speaks for any name
 */
export function readCompany(
  head: HeadText,
  title: Title,
  weights: SignWeights = companyWeights,
): string {
  const all = listCompanies(head, title)
  const best = pickBest(all, weights, LEAST) ?? pickAgency(all, weights)
  return completeCompany(best?.text ?? '', head)
}
