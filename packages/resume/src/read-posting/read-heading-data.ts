import { namesOrganisation, namesRole } from '../parse/word-lists.ts'
import type { PostingLine } from './posting-lines.ts'
import { readHeading } from './sections.ts'

/** Who hires for what. */
interface HeadingData {
  title: string
  company: string
  /** How many of the first lines say it. */
  lines: number
}

const TITLE_LABEL =
  /^(?:job title|position(?: title)?|title|role|job|stelle|stellenbezeichnung|intitulé du poste|poste|puesto)\s*[:：]\s*(.+)$/iu
const COMPANY_LABEL =
  /^(?:company(?: name)?|employer|organi[sz]ation|hiring company|firma|unternehmen|arbeitgeber|entreprise|société|employeur|empresa)\s*[:：]\s*(.+)$/iu
const HIRING =
  /^(.{2,80}?) (?:is|are) (?:currently |now |actively )?(?:hiring|looking for|seeking|recruiting)(?: (?:an?|our next))?\s*(.{0,80})/u
const AT = /^(.{3,80}?)\s+(?:at|@|bei|chez)\s+(\p{Lu}[^|·]{1,60})/u
const NAME = String.raw`(\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:of|the|and|&|de|du|la|\p{Lu}[\p{L}\p{N}&.'’-]*)){0,4})`
const ABOUT = new RegExp(
  `^(?:about|join|über|à propos de|sobre|why|life at|working at)\\s+${NAME}\\s*[:!?]?$`,
  'iu',
)
const AT_WE = new RegExp(
  String.raw`(?:^|[.!] )(?:At|Bei|Chez|En) ${NAME}, (?:we|you|our|wir|nous)\b`,
  'u',
)
const JOIN = new RegExp(
  String.raw`(?:^|[.!] )(?:Join|Rejoignez) ${NAME}(?: as|,|!|\.| and| en)`,
  'u',
)
const IS_A = new RegExp(
  String.raw`^${NAME} (?:is|ist|est|es) (?:an?|the|ein|eine|un|une|una|one of|Canada|part)\b`,
  'u',
)
const GENERIC =
  /^(?:us|the|this|our|we|you|your|company|role|job|team|position|a|it|that|there|opportunity|candidate|the .*|this .*|our .*)$/i
const GENDER = /\s*[([](?:[mwfdxh]\s?[/|*]\s?){1,3}[mwfdxh][)\]]|\s*\|\s*LinkedIn$/giu
const PLACE_OR_MARK = /\s*(?:[·•|–—]|\s-\s|\(|\d[.,]\d ?★?).*$/u

const MAX_TITLE_CHARS = 99
const MIN_TITLE_CHARS = 4
const MAX_COMPANY_CHARS = 80

const tidy = (text: string) =>
  text
    .replaceAll(GENDER, '')
    .replaceAll(/^[\s#*–—-]+|[\s*:,;.–—-]+$/gu, '')
    .trim()
const isTitle = (text: string) =>
  text.length >= MIN_TITLE_CHARS &&
  text.length <= MAX_TITLE_CHARS &&
  /\p{L}/u.test(text) &&
  !/[.!?]$/.test(text)
const isCompany = (text: string) =>
  text.length > 1 &&
  text.length <= MAX_COMPANY_CHARS &&
  /^[\p{Lu}\p{N}]/u.test(text) &&
  !GENERIC.test(text)

function findLabelled(lines: readonly string[], label: RegExp): string {
  for (const line of lines) {
    const value = line.length < 200 ? label.exec(line)?.[1] : undefined
    if (value) return tidy(value)
  }
  return ''
}

/** 'Nurse at City Hospital', 'Nurse - City Hospital - Leeds'. */
function splitTitle(line: string): { title: string; company: string } {
  const at = AT.exec(line)
  if (at?.[1] && at[2])
    return { title: tidy(at[1]), company: tidy(at[2].replace(PLACE_OR_MARK, '')) }
  const pieces = line
    .split(/\s+[|–—·-]\s+/u)
    .map(tidy)
    .filter((piece) => piece !== '')
  const role = pieces.findIndex(namesRole)
  if (pieces.length < 2 || role < 0) return { title: tidy(line), company: '' }
  const other = pieces.find(
    (piece, index) =>
      index !== role &&
      !/department|team|unit/i.test(piece) &&
      (namesOrganisation(piece) || pieces.length > 2),
  )
  return { title: pieces[role] ?? '', company: other && !namesRole(other) ? other : '' }
}

function findCompanyInText(lines: readonly string[]): string {
  for (const pattern of [AT_WE, ABOUT, JOIN, IS_A]) {
    for (const line of lines) {
      const name = tidy(pattern.exec(line.slice(0, 400))?.[1] ?? '')
      if (isCompany(name) && !namesRole(name)) return name
    }
  }
  return ''
}

/** Reads the title and the company from a posting's lines; '' where it does not say. */
export function readHeadingData(all: readonly PostingLine[]): HeadingData {
  const lines = all.map(({ text }) => text)
  const head = lines.slice(0, 12)
  let title = findLabelled(head, TITLE_LABEL)
  let company = findLabelled(lines.slice(0, 40), COMPANY_LABEL)
  let used = 0
  const hiring = head.map((line) => HIRING.exec(line.slice(0, 300))).find((match) => match !== null)
  if (title === '') {
    const index = head
      .slice(0, 6)
      .findIndex((line) => isTitle(line) && namesRole(line) && !HIRING.test(line))
    const guess =
      index >= 0
        ? index
        : head
            .slice(0, 1)
            .findIndex(
              (line) =>
                isTitle(tidy(line)) &&
                !HIRING.test(line) &&
                readHeading(line, false) === undefined &&
                line.split(' ').length <= 10,
            )
    if (guess >= 0) {
      const split = splitTitle(head[guess] ?? '')
      title = split.title
      company ||= isCompany(split.company) ? split.company : ''
      used = guess + 1
      const neighbours = [head[guess + 1], guess > 0 ? head[guess - 1] : undefined]
      for (const line of neighbours) {
        const name = tidy((line ?? '').replace(PLACE_OR_MARK, '').replace(/ logo$/i, ''))
        const isName =
          line !== undefined &&
          !ABOUT.test(line) &&
          line.length <= 100 &&
          !/[.!?:]$/.test(line) &&
          readHeading(line, false) === undefined
        if (
          company === '' &&
          isName &&
          isCompany(name) &&
          name.split(' ').length <= 6 &&
          !namesRole(name) &&
          !/,/.test(name)
        )
          company = name
      }
    }
  }
  const hirer = tidy(hiring?.[1] ?? '')
  if (company === '' && isCompany(hirer)) company = hirer
  if (title === '' && hiring?.[2]) {
    const wanted = tidy(hiring[2].replace(/\s(?:to|who|with|for|in|at|that)\s.*$/u, ''))
    if (isTitle(wanted) && namesRole(wanted)) title = wanted
  }
  if (company === '') company = findCompanyInText(lines)
  return {
    title: isTitle(title) ? title : '',
    company: isCompany(company) ? company : '',
    lines: used,
  }
}
