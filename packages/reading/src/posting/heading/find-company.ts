import { namesRole } from '../../resume/word-lists.ts'
import { namesEmployer } from './legal-forms.ts'
import {
  canBeCompany,
  cutTown,
  isEmployer,
  isPart,
  isSureCompany,
  readCompanyLine,
  saysTermsOfWork,
} from './name-company.ts'
import { cutPlace, findLabelled, isCompany, tidyName } from './names.ts'
import type { PostingLine } from '../lines/posting-line.ts'
import { readHeading } from '../lines/sections.ts'

const COMPANY_LABEL =
  /^(?:company(?: name)?|employer|organi[sz]ation|hiring company|studio|agency|school|client|firm|firma|unternehmen|arbeitgeber|betrieb|entreprise|société|employeur|établissement|empresa|centro)\s*[:：]\s*(.+)$/iu
const WORD = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*`
const NAME = String.raw`(${WORD}(?: (?:of|the|and|&|de|du|del|la|am|et|und|y|${WORD})){0,5})`
const ABOUT = new RegExp(
  `^(?:about|join|über|à propos de|sobre|why|life at|working at)\\s+${NAME}\\s*[:!?]?$`,
  'iu',
)
const AT_WE = new RegExp(
  String.raw`(?:^|[.!] )(?:At|Bei|Chez|En) ${NAME}(?:, (?:we|you|our|wir|nous)|,? (?:hacemos|somos|creamos|desarrollamos|trabajamos|ofrecemos|bieten wir|entwickeln wir|arbeiten wir))(?!\p{L})`,
  'u',
)
const JOIN = new RegExp(
  String.raw`(?:^|[.!] )(?:Join|Rejoignez) ${NAME}(?: as|,|!|\.| and| en)`,
  'u',
)
const WE_ARE = new RegExp(
  String.raw`(?:^|[.!] )(?:We are|We['’]re|Wir sind|Wir, (?:die|der|das)|Nous sommes|Somos) ${NAME}(?= \(|[,.!])`,
  'u',
)
const IS_A = new RegExp(
  String.raw`^${NAME} (?:is|ist|est|es) (?:an?|the|ein|eine|un|une|una|one of|Canada|part)\b`,
  'u',
)
const LEGAL = new RegExp(
  String.raw`(?:^|[.!?] )((?:${WORD} ){1,4}(?:Ltd|Limited|LLC|LLP|Inc|PLC|Corp|GmbH|AG|eG|SARL|SAS|SL|S\.L\.|S\.A\.))(?![\p{L}])`,
  'u',
)
/** What a company does in the first sentence about itself. */
const DOES =
  'is|are|has|manufacture|make|provide|operate|makes|ships|brings|connects|manages|treats|repairs|teaches|prints|grows|trains|protects|moves|powers|keeps|publishes|specializes|specialises|processes|gives|invests|finances|builds|covers|supplies|helps|provides|offers|runs|operates|serves|designs|develops|delivers|manufactures|produces|sells|insures|employs|creates|owns|supports|ist|hat|entwickelt|produziert|fertigt|verarbeitet|betreibt|stellt|bietet|beliefert|sucht|est|accompagne|assure|conçoit|développe|fabrique|gère|propose|recrute|recherche|es|diseña|desarrolla|fabrica|ofrece|busca'
const INTRODUCED = new RegExp(
  String.raw`^(?:(?:[Dd]ie|[Dd]er|[Dd]as|La|Le|El) |L['’])?${NAME}(?: \([^()]{1,80}\)|, [^.]{3,140},)? (?:${DOES})(?!\p{L})`,
  'u',
)
/** 'L'Hôtel du Semnoz, 52 chambres face au lac, recrute'. */
const RECRUITS = new RegExp(
  String.raw`^(?:(?:[Dd]ie|[Dd]er|[Dd]as|La|Le|El) |L['’])?${NAME}(?=[ ,]).{0,200} (?:recrute|recherche|sucht|busca|precisa|incorpora|seeks|is hiring|is looking for|is seeking)(?!\p{L})`,
  'u',
)
const LOGO = /^(.{2,80}?)(?:'s|’s)? logo$/iu
/** A single word is a name only if it does something that only companies do. */
const MIN_WORDS = 2
const MIN_LINES = 2
const FIRST_LINES = 200
const SAYS_LITTLE =
  / (?:is|are|has|ist|hat|est|es|recherche|busca|precisa|incorpora|sucht|recrute|seeks|hiring|for|seeking)$/

/** The company that a line 'Company: …' names; '' when none does. */
export const findLabelledCompany = (lines: readonly string[]) =>
  cutTown(cutPlace(findLabelled(lines, COMPANY_LABEL)))

/** The company whose logo's text was pasted along; '' when there is none. */
export function findLogo(lines: readonly string[]): string {
  const name = findLabelled(lines, LOGO)
  return isCompany(name) ? name : ''
}

function readBeside(beside: PostingLine | undefined): string {
  const line = beside?.isBullet === false ? beside.text : ''
  const isHeading = ABOUT.test(line) || readHeading(line, false) !== undefined
  return isHeading ? '' : readCompanyLine(line)
}

/** The company on the line above the title: the first of all may have its place in between. */
function readAbove(lines: readonly PostingLine[], title: number): string {
  const name = readBeside(lines[title - 1])
  const isPlaced = title === 2 && saysTermsOfWork(lines[1]?.text ?? '')
  return name === '' && isPlaced ? readBeside(lines[0]) : name
}

/** The company on the line below the title, or on the one above; '' when neither looks like a name. */
export function findCompanyBeside(lines: readonly PostingLine[], title: number): string {
  const above = readAbove(lines, title)
  const own = readBeside(lines[title + 1])
  // A single word below may be a town: what stands above and is surely a name says more.
  const name = !isSureCompany(own) && isSureCompany(above) ? above : own || above
  if (name !== '' || !saysTermsOfWork(lines[title + 1]?.text ?? '')) return name
  const below = readBeside(lines[title + 2])
  return namesEmployer(below) ? below : ''
}

/** The first line of some that names an employer by its kind: 'CITY OF HARMON FALLS, MN'; '' when none does. */
export function findEmployerAbove(lines: readonly string[]): string {
  const names = lines.map(readCompanyLine)
  return names.find((name) => name !== '' && !isPart(name) && isEmployer(name)) ?? ''
}

/** The company that opens the first sentences: 'Summit Lane Bancorp is …', 'Tideway helps …'; '' when none does. */
export function findIntroduced(lines: readonly string[]): string {
  for (const line of lines) {
    const start = line.slice(0, 400)
    const found = INTRODUCED.exec(start) ?? RECRUITS.exec(start)
    const name = tidyName(found?.[1] ?? '')
    const isLong = name.split(' ').length >= MIN_WORDS
    const isName = canBeCompany(name) && !name.startsWith('The ') && !namesRole(name)
    if (isName && (isLong || !SAYS_LITTLE.test(found?.[0] ?? ''))) return name
  }
  return ''
}

/** A single word that the posting says once, or already in its first line, is no company. */
function isOnce(lines: readonly string[], name: string): boolean {
  if (name.split(' ').length >= MIN_WORDS) return false
  const [first = '', ...others] = lines.slice(0, FIRST_LINES)
  return first.includes(name) || others.filter((line) => line.includes(name)).length < MIN_LINES
}

/** The company that sentences name: 'At Acme, we …', 'About Acme', 'Acme is a …'; '' when none does. */
export function findCompanyInText(lines: readonly string[]): string {
  for (const pattern of [AT_WE, ABOUT, JOIN, IS_A, WE_ARE, LEGAL]) {
    for (const line of lines) {
      const name = tidyName(pattern.exec(line.slice(0, 400))?.[1] ?? '').replace(
        /^(?:Die|Der|Das) /,
        '',
      )
      // 'Growth is a team sport': one word that is no name.
      const isWord = pattern === IS_A && (!canBeCompany(name) || isOnce(lines, name))
      if (isCompany(name) && !/^the /i.test(name) && !namesRole(name) && !isWord) return name
    }
  }
  return ''
}
