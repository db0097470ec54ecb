import { findByDomain } from './find-by-domain.ts'
import {
  findCompanyBeside,
  findCompanyInText,
  findEmployerAbove,
  findIntroduced,
  findLabelledCompany,
  findLogo,
} from './find-company.ts'
import {
  findGendered,
  findHiring,
  findLabelledTitle,
  findTitleLine,
  splitTitle,
} from './find-title.ts'
import { isPart, isSureCompany } from './name-company.ts'
import { isCompany, isTitle } from './names.ts'
import { trimTitle } from './trim-title.ts'
import type { PostingLine } from '../lines/posting-line.ts'

/** Who hires for what. */
interface HeadingData {
  title: string
  company: string
  /** How many of the first lines say it. */
  lines: number
}

const HEAD_LINES = 12
const LABEL_LINES = 40

/** Reads a heading whose lines have no labels: the title's line, and the company in it or beside it. */
function readTitleLine(lines: readonly PostingLine[], company: string): HeadingData {
  // A point of a list is no title, unless it opens the posting.
  const head = lines.map(({ text, isBullet }, index) => (isBullet && index > 0 ? '' : text))
  const logo = findLogo(head)
  const index = findTitleLine(head, company || logo)
  if (index < 0) return { title: '', company: company || logo, lines: 0 }
  const split = splitTitle(head[index] ?? '')
  const inTitle = isCompany(split.company) ? split.company : ''
  const above = findEmployerAbove(head.slice(0, index))
  const next = findCompanyBeside(lines, index)
  const beside = above !== '' && isPart(next) ? above : next
  return {
    title: split.title,
    company:
      company ||
      logo ||
      (split.trust === 'named' ? inTitle : '') ||
      (isSureCompany(beside) ? beside : '') ||
      findIntroduced(head) ||
      (split.trust === 'likely' ? inTitle : '') ||
      beside ||
      inTitle ||
      above,
    lines: index + 1,
  }
}

/** Reads the title and the company from a posting's lines; '' where it does not say. */
export function readHeadingData(all: readonly PostingLine[]): HeadingData {
  const lines = all.map(({ text }) => text)
  const head = lines.slice(0, HEAD_LINES)
  const labelled = findLabelledTitle(head)
  const named = findLabelledCompany(lines.slice(0, LABEL_LINES))
  const read =
    labelled === ''
      ? readTitleLine(all.slice(0, HEAD_LINES), named)
      : { title: labelled, company: named || findLogo(head) || findIntroduced(head), lines: 0 }
  const { hirer, title: hiredFor } = findHiring(head)
  const title = trimTitle(read.title || findGendered(head) || hiredFor)
  const company =
    read.company ||
    (isCompany(hirer) ? hirer : '') ||
    findByDomain(lines) ||
    findCompanyInText(lines)
  return {
    title: isTitle(title) ? title : '',
    company: isCompany(company) ? company : '',
    lines: read.lines,
  }
}
