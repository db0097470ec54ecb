import { findTerms } from '../lexicon/find-terms.ts'
import { namesOrganisation, namesRole } from '../parse/word-lists.ts'
import { canBeCompany } from './name-company.ts'
import { cutPlace, findLabelled, isTitle, tidyName } from './names.ts'
import { readHeading } from './sections.ts'

const TITLE_LABEL =
  /^(?:job title|position(?: title)?|title|role|job|stelle|stellenbezeichnung|intitulé du poste|poste|puesto)\s*[:：]\s*(.+)$/iu
const HIRING =
  /^(.{2,80}?) (?:is|are) (?:currently |now |actively )?(?:hiring|looking for|seeking|recruiting)(?: (?:an?|our next))?\s*(.{0,80})/u
const AT = /^(.{3,80}?)\s+(?:at|@|bei|chez)\s+(\p{Lu}[^|·]{1,60})/u
/** 'Costume Maker – 9 month contract', 'Fachkraft für Lagerlogistik in Teilzeit': how long and how much. */
const TERMS_BEHIND =
  /\s+(?:[–—|-]\s+(?:\d{1,2}[ -]months?\b|fixed[ -]term|permanent|temporary|contract|maternity cover|full[ -]?time|part[ -]?time|hybrid|remote|cdi|cdd|vollzeit|teilzeit)|in (?:Teilzeit|Vollzeit)).*$/iu
const TITLE_LINES = 6
const MAX_TITLE_WORDS = 10

interface HiringSentence {
  /** Who hires; '' when it is no name. */
  hirer: string
  title: string
}

/** The title that a line 'Job title: …' names; '' when none does. */
export const findLabelledTitle = (lines: readonly string[]) => findLabelled(lines, TITLE_LABEL)

/** 'Acme is hiring a Line Cook in Leeds': who hires for what. */
export function findHiring(lines: readonly string[]): HiringSentence {
  const found = lines.map((line) => HIRING.exec(line.slice(0, 300))).find((match) => match !== null)
  const wanted = found?.[2]?.replace(/\s(?:to|who|with|for|in|at|that)\s.*$/u, '') ?? ''
  const title = tidyName(wanted)
  return {
    hirer: tidyName(found?.[1] ?? ''),
    title: isTitle(title) && namesRole(title) ? title : '',
  }
}

/** The index of the line that is the title: the first one that names a role, else the first of all; -1 when neither can be. */
export function findTitleLine(lines: readonly string[], company: string): number {
  const canBe = (line: string) => !HIRING.test(line) && line !== company && !/ logo$/i.test(line)
  const named = lines
    .slice(0, TITLE_LINES)
    .findIndex((line) => isTitle(line) && namesRole(line) && canBe(line))
  if (named >= 0) return named
  const first = lines.findIndex(canBe)
  const line = lines[first] ?? ''
  const isFirst = first === 0 || company !== ''
  const isShort = isTitle(tidyName(line)) && line.split(' ').length <= MAX_TITLE_WORDS
  return isFirst && isShort && readHeading(line, false) === undefined ? first : -1
}

/** A title's line in its parts. */
interface TitleParts {
  title: string
  company: string
  /** 'at' names the company, a word of its own says that it is one, or it only stands where one may. */
  trust: 'named' | 'likely' | 'guess'
}

/** 'Nurse at City Hospital', 'Nurse - City Hospital - Leeds'. */
export function splitTitle(line: string): TitleParts {
  const at = AT.exec(line)
  if (at?.[1] && at[2]) return { title: tidyName(at[1]), company: cutPlace(at[2]), trust: 'named' }
  const pieces = line
    .split(/\s+[|–—·-]\s+/u)
    .map(tidyName)
    .filter((piece) => piece !== '')
  const role = pieces.findIndex(namesRole)
  if (pieces.length < 2 || role < 0) {
    const title = tidyName(line.replace(TERMS_BEHIND, ''))
    return { title, company: '', trust: 'guess' }
  }
  const others = pieces.filter(
    (piece, index) =>
      index !== role &&
      !/department|team|unit/i.test(piece) &&
      !namesRole(piece) &&
      findTerms(piece)[0]?.written !== piece &&
      canBeCompany(piece),
  )
  const title = pieces[role] ?? ''
  const likely = others.find(namesOrganisation)
  if (likely !== undefined) return { title, company: likely, trust: 'likely' }
  // The last piece is a town as often as a name.
  const [guess = ''] = others
  return { title, company: guess === pieces.at(-1) ? '' : guess, trust: 'guess' }
}
