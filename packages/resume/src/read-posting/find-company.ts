import { isHeadedByRole, namesRole } from '../parse/word-lists.ts'
import { cutPlace, findLabelled, isCompany, tidyName } from './names.ts'
import type { PostingLine } from './posting-lines.ts'
import { readHeading } from './sections.ts'

const COMPANY_LABEL =
  /^(?:company(?: name)?|employer|organi[sz]ation|hiring company|firma|unternehmen|arbeitgeber|entreprise|société|employeur|empresa)\s*[:：]\s*(.+)$/iu
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
const LOGO = /^(.{2,80}?)(?:'s|’s)? logo$/iu
const MAX_NAME_WORDS = 6

/** The company that a line 'Company: …' names; '' when none does. */
export const findLabelledCompany = (lines: readonly string[]) => findLabelled(lines, COMPANY_LABEL)

/** The company whose logo's text was pasted along; '' when there is none. */
export function findLogo(lines: readonly string[]): string {
  const name = findLabelled(lines, LOGO)
  return isCompany(name) ? name : ''
}

/** The company on the line below the title, or on the one above; '' when neither looks like a name. */
export function findCompanyBeside(lines: readonly PostingLine[], title: number): string {
  for (const beside of [lines[title + 1], title > 0 ? lines[title - 1] : undefined]) {
    const line = beside?.isBullet === false ? beside.text : undefined
    const isLine =
      line !== undefined &&
      line.length <= 100 &&
      !/[.!?:]$/.test(line) &&
      !ABOUT.test(line) &&
      readHeading(line, false) === undefined
    const name = isLine ? cutPlace(line) : ''
    // 'Baker Hughes · Leeds': a name before a place may have a role's word in it.
    const isRole = line?.includes(' · ') ? isHeadedByRole(name) : namesRole(name)
    const isName = isCompany(name) && !isRole && !name.includes(',')
    if (isName && name.split(' ').length <= MAX_NAME_WORDS) return name
  }
  return ''
}

/** The company that sentences name: 'At Acme, we …', 'About Acme', 'Acme is a …'; '' when none does. */
export function findCompanyInText(lines: readonly string[]): string {
  for (const pattern of [AT_WE, ABOUT, JOIN, IS_A]) {
    for (const line of lines) {
      const name = tidyName(pattern.exec(line.slice(0, 400))?.[1] ?? '')
      if (isCompany(name) && !namesRole(name)) return name
    }
  }
  return ''
}
