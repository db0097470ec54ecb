import type { Education } from '@tailorbird/contracts'
import { findDate, formatSpan, namesLanguage } from '@tailorbird/language'
import { isLocation, isTownAndState } from './locations.ts'
import type { Entry } from './names/entries.ts'
import { cutDate, isOpen, setDateApart } from './torn-lines.ts'
import { namesInstitution, namesPaper } from './word-lists.ts'

/** 'A-levels: Maths (B), Biology (C)': what stands behind a colon was learned, and is no school. */
const LABEL = /^[^:]{2,40}:\s/u
/** 'Incl.' is short for a word, and ends nothing. */
const SHORT = /(?:^|\s)\p{Ll}{1,5}$/u
/** A grade without the word that says so. */
const BARE_FIGURE = /^[\d.,/ %]+$/
/** That of a subject, torn from it. */
const GRADE = /^\([\p{Lu}*+-]{1,2}\)$/u
const isPlace = (text: string) => isLocation(text) || isTownAndState(text)

/** Whether names stand side by side in a line, in their order. */
function areTogether(row: string, names: readonly string[]): boolean {
  let from = 0
  return names.every((name, index) => {
    const at = row.indexOf(name, from)
    const isNext = index === 0 || /^[\s,()–—-]*$/u.test(row.slice(from, at))
    from = at + name.length
    return at >= 0 && isNext
  })
}

/** Whether the words say which part is the paper and which the school. */
const areKnown = ({ role, owner }: Entry) => namesInstitution(owner) && namesPaper(role)

/** Whether the paper and the school stand in columns of their own. */
function areCells(row: string, { role, owner }: Entry): boolean {
  const cells = row.split(/\s*\|\s*/u)
  const isOpened = (name: string) => cells.some((cell) => cell.startsWith(name))
  return isOpened(role) && isOpened(owner)
}

/** 'Bootcamp, CodeKraal': a paper and whose it is, and nothing but a field of study between them; the other way round for what is known as a paper. */
function areTidy(row: string, { role, owner, rest }: Entry): boolean {
  const [one, other] = [row.indexOf(role), row.indexOf(owner)]
  const isBehind = one < other
  const between = isBehind
    ? row.slice(one + role.length, other)
    : row.slice(other + owner.length, one)
  return (
    /^[\p{Lu}\d]/u.test(owner) &&
    (isBehind || namesPaper(role)) &&
    rest.every((text) => between.includes(text) && /^\p{Ll}/u.test(text)) &&
    /^\s*[.,|(–—-]{1,2}\s/u.test(`${between} `) &&
    !(between.startsWith('.') && SHORT.test(role))
  )
}

/** Whether the parts of a line about a school say something else than the line does. */
function isTorn(entry: Entry): boolean {
  const { header, role, owner, places, rest } = entry
  const [line] = header.lines
  if (rest.some((text) => GRADE.test(text))) return true
  if (!line || header.lines.length > 1) return false
  const [row = ''] = header.rows
  const names = [owner, ...places].filter((name) => name !== '')
  const label = LABEL.exec(row)?.[0]
  const date = cutDate(line.text, role)
  const isTable = areCells(row, entry)
  return (
    [role, ...names, ...rest].some((text) => isOpen(text) || findDate(text) !== undefined) ||
    (!isTable && (!areTogether(row, names) || rest.some((text) => BARE_FIGURE.test(text)))) ||
    [...places, ...rest].some((text) => row.includes(`${text}:`)) ||
    date?.isJoined === true ||
    isPlace(owner) ||
    namesLanguage(owner) ||
    (label !== undefined && row.startsWith(label + owner) && !namesInstitution(owner)) ||
    (owner !== '' &&
      (role === ''
        ? !namesInstitution(owner)
        : !areKnown(entry) && !isTable && !areTidy(row, entry)))
  )
}

/** The lines about a school as they stand, with the date of the first apart where that opens or ends it; undefined where their parts may be told apart. */
export function keepWhole(
  entry: Entry,
): (Pick<Education, 'degree' | 'graduationDate'> & { lines: string[] }) | undefined {
  const [first = '', ...lines] = entry.header.lines.map(({ text }) => text)
  if (first === '' || !isTorn(entry)) return undefined
  const apart = setDateApart(first, entry.role)
  return {
    degree: apart?.text ?? first,
    ...(apart && { graduationDate: formatSpan(apart.span) }),
    lines,
  }
}
