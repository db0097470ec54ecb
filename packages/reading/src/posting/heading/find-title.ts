import { findTerms } from '@tailorbird/lexicon'
import { namesRole } from '../../resume/word-lists.ts'
import { cutTerms } from './cut-terms.ts'
import { namesEmployer } from './legal-forms.ts'
import { canBeCompany } from './name-company.ts'
import { readWantedJob } from './find-wanted.ts'
import { isSentence } from '../lines/is-sentence.ts'
import { cutPlace, findLabelled, isCompany, isTitle, tidyName } from './names.ts'
import { readHeading } from '../lines/sections.ts'

const TITLE_LABEL =
  /^(?:job title|position(?: title)?|title|role|job|stelle|stellenbezeichnung|intitulé du poste|poste|puesto)\s*[:：]\s*(.+)$/iu
const HIRING =
  /^(?![Ss]e )(.{2,80}?) (?:(?:is|are) (?:currently |now |actively )?(?:hiring|looking for|seeking|recruiting)|needs|seeks|invites applications for|sucht|cherche|recherche|recrute|busca|solicita|precisa|zoekt|szuka|poszukuje|cerca)(?: (?:an?|one|our next|eine?n?|une?|una?|per sofort|ab sofort|zum nächstmöglichen Zeitpunkt|\d{1,2} ?[x×]?|o\.|oder nach Vereinbarung|nach Vereinbarung))*\s*(.{0,80})/u
/** 'Now hiring a Dental Hygienist at …', 'we need an upbeat Cook': nobody is named who hires. */
const WANTED =
  /(?:^|[\s,.!])(?:hiring|recruiting|looking for|seeking|we need|in need of|replacing|applications for)(?: for)? (?:an?|our next|one) (.{3,120})/iu
/** 'As our Project Coordinator you will …', 'Your role as Payroll Specialist'. */
const AS_OUR =
  /^(?:as|in your role as|your (?:new )?(?:role|job|position) as|als) (?:an?|the|our(?: (?:new|next))?|unsere?|eine?)?\s?(\p{Lu}.{2,80}?)(?:,|[.:!]?$| (?:you(?:['’]ll)?|your|at|in|with|within|on|bist|sind|for)(?!\p{L}))/iu
const EMPLOYER = /\s(?:at|@)\s(\p{Lu}[^|·!?,]{1,60})/u
/** 'organized, upbeat Project Coordinator': what one should be like, before the name of the job. */
const ADJECTIVES = /^(?:\p{Ll}[\p{L}-]{1,20},? (?:and )?)+(?=\p{Lu})/u
const AT = /^(.{3,80}?)\s+(?:at|@|bei|chez)\s+(\p{Lu}[^|·]{1,60})/u
const TITLE_LINES = 6
/** Longer ones are titles only in the capitals of a title. */
const FEW_WORDS = 3
const TITLE_CASE = /^(?:(?:(?=[^\p{Ll}\s])\S+|of|and|for|the|de|und|für)(?: |$)){1,7}$/u
const MAX_TITLE_WORDS = 10

interface HiringSentence {
  /** Who hires; '' when it is no name. */
  hirer: string
  title: string
}

/** The title that a line 'Job title: …' names; '' when none does. */
export const findLabelledTitle = (lines: readonly string[]) => findLabelled(lines, TITLE_LABEL)

/** 'Steuerfachangestellte (w/m/d), 25-35 Std.': only the name of a job is followed by this. */
const GENDERED = /^(.{3,80}?)\s*[([]\s?(?:[mwfdxh]\s?[/|*]\s?){1,3}[mwfdxh]\s?[)\]]/iu

/** The title before the first '(m/w/d)'; '' when none has it. */
export function findGendered(lines: readonly string[]): string {
  const found = lines.map((line) => GENDERED.exec(line)?.[1]).find((title) => title !== undefined)
  const title = tidyName(found ?? '')
  return isTitle(title) && !isSentence(title) ? cutTerms(title) : ''
}

/** The title that opens a sentence's part; '' when none does. */
function readWanted(text: string): string {
  const [wanted = ''] = text.split(/[!?]|\.(?=\s|$)|\s(?:to|who|with|for|in|at|@|that)\s/u)
  const title = tidyName(wanted.replace(ADJECTIVES, ''))
  return isTitle(title) && namesRole(title) ? title : ''
}

/** 'Now hiring a Cook at Blue Heron Grill in Duluth!', 'As our Cook you will …': the title, and who hires. */
function readWantedLine(line: string): HiringSentence {
  const start = line.slice(0, 300)
  const wanted = WANTED.exec(start)?.[1] ?? ''
  const read = readWanted(wanted) || readWanted(AS_OUR.exec(start)?.[1] ?? '')
  const isSure = read.split(' ').length <= FEW_WORDS || TITLE_CASE.test(read)
  const title = isSure ? read : ''
  const at = EMPLOYER.exec(wanted)?.[1]?.split(/\s(?:in|as|to|for|who)\s|\.\s/u)[0] ?? ''
  const employer = cutPlace(at)
  return { title, hirer: title !== '' && canBeCompany(employer) ? employer : '' }
}

/** 'Acme is hiring a Line Cook in Leeds': who hires for what. */
export function findHiring(lines: readonly string[]): HiringSentence {
  const found = lines.map((line) => HIRING.exec(line.slice(0, 300))).find((match) => match !== null)
  const wanted = lines.map(readWantedLine).find(({ title }) => title !== '')
  const hirer = tidyName(found?.[1] ?? '')
  return {
    hirer: isCompany(hirer) ? hirer : (wanted?.hirer ?? ''),
    title:
      readWanted(found?.[2] ?? '') ||
      wanted?.title ||
      (lines.map(readWantedJob).find((title) => title !== '') ?? ''),
  }
}

const PART = /\s+[|–—·-]\s+/u
const MIN_PARTS = 3
const MAX_PART_CHARS = 60

/** 'Acme | Site Reliability Engineer | Berlin | Full-time | …': short parts, however many. */
const isParted = (line: string) => {
  const parts = line.slice(0, 400).split(PART)
  return parts.length >= MIN_PARTS && parts.every((part) => part.length <= MAX_PART_CHARS)
}

/** The index of the line that is the title: the first one that names a role, else the first of all; -1 when neither can be. */
export function findTitleLine(lines: readonly string[], company: string): number {
  const canBe = (line: string) =>
    line !== '' &&
    !HIRING.test(line) &&
    readWantedLine(line).title === '' &&
    readWantedJob(line) === '' &&
    line !== company &&
    (isParted(line) || !isSentence(line)) &&
    !GREETING.test(line) &&
    !/ logo$/i.test(line)
  const named = lines
    .slice(0, TITLE_LINES)
    .findIndex(
      (line) => (isTitle(line) || isParted(line)) && namesRole(line.slice(0, 200)) && canBe(line),
    )
  if (named >= 0) return named
  const first = lines.findIndex(canBe)
  const line = lines[first] ?? ''
  const isFirst = first === 0 || company !== ''
  const isShort = isTitle(tidyName(line)) && line.split(' ').length <= MAX_TITLE_WORDS
  return isFirst && isShort && readHeading(line, false) === undefined ? first : -1
}

/** 'Electrician x 3', '4 x Driver' */
const COUNT = /^\d{1,2} ?[x×] (?=\p{L})| [x×] ?\d{1,2}$/u

const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte[r]?|guten tag|bonjour|chère?|hola|buenos|estimad[oa])(?!\p{L})/iu

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
  if (at?.[1] && at[2])
    return { title: cutTerms(tidyName(at[1])), company: cutPlace(at[2]), trust: 'named' }
  const pieces = line
    .split(PART)
    .map((part) => tidyName(part.replace(COUNT, '')))
    .filter((piece) => piece !== '')
  const role = pieces.findIndex(namesRole)
  if (pieces.length < 2 || role < 0) {
    const title = cutTerms(tidyName(line))
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
  const title = cutTerms(pieces[role] ?? '')
  const likely = others.find(namesEmployer)
  if (likely !== undefined) return { title, company: likely, trust: 'likely' }
  // The last piece is a town as often as a name.
  const [guess = ''] = others
  return { title, company: guess === pieces.at(-1) ? '' : guess, trust: 'guess' }
}
