import { namesOrganisation, namesRole } from '../parse/word-lists.ts'
import { cutPlace, findLabelled, isTitle, tidyName } from './names.ts'
import { readHeading } from './sections.ts'

const TITLE_LABEL =
  /^(?:job title|position(?: title)?|title|role|job|stelle|stellenbezeichnung|intitulé du poste|poste|puesto)\s*[:：]\s*(.+)$/iu
const HIRING =
  /^(.{2,80}?) (?:is|are) (?:currently |now |actively )?(?:hiring|looking for|seeking|recruiting)(?: (?:an?|our next))?\s*(.{0,80})/u
const AT = /^(.{3,80}?)\s+(?:at|@|bei|chez)\s+(\p{Lu}[^|·]{1,60})/u
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

/** 'Nurse at City Hospital', 'Nurse - City Hospital - Leeds'. */
export function splitTitle(line: string): { title: string; company: string } {
  const at = AT.exec(line)
  if (at?.[1] && at[2]) return { title: tidyName(at[1]), company: cutPlace(at[2]) }
  const pieces = line
    .split(/\s+[|–—·-]\s+/u)
    .map(tidyName)
    .filter((piece) => piece !== '')
  const role = pieces.findIndex(namesRole)
  if (pieces.length < 2 || role < 0) return { title: tidyName(line), company: '' }
  const other = pieces.find(
    (piece, index) =>
      index !== role &&
      !/department|team|unit/i.test(piece) &&
      (namesOrganisation(piece) || pieces.length > 2),
  )
  return { title: pieces[role] ?? '', company: other && !namesRole(other) ? other : '' }
}
