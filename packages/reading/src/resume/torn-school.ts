import type { Education } from '@tailorbird/contracts'
import { findDate, formatSpan } from '@tailorbird/language'
import { isLocation, isTownAndState } from './locations.ts'
import type { Entry } from './names/entries.ts'
import { cutDate, isOpen, trimEdges } from './torn-lines.ts'
import { namesCertificate, namesDegree, namesInstitution } from './word-lists.ts'

/** 'A-levels: Maths (B), Biology (C)': what stands behind a colon was learned, and is no school. */
const LABEL = /^[^:]{2,40}:\s/u
/** A grade without the word that says so. */
const BARE_FIGURE = /^[\d.,/ %]+$/
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
const areKnown = ({ role, owner }: Entry) =>
  namesInstitution(owner) && (namesDegree(role) || namesCertificate(role))

/** 'Bootcamp, CodeKraal': a paper and whose it is, in this order, and nothing else; or a school and its paper in two columns. */
function areTidy(row: string, { role, owner, rest }: Entry): boolean {
  const [one, other] = [row.indexOf(role), row.indexOf(owner)]
  const isBehind = one < other
  const between = isBehind
    ? row.slice(one + role.length, other)
    : row.slice(other + owner.length, one)
  return (
    rest.length === 0 &&
    /^[\p{Lu}\d]/u.test(owner) &&
    (isBehind ? /^\s*[.,|(–—-]\s*$/u : /^\s+\|\s+$/u).test(between)
  )
}

/** Whether the parts of a line about a school say something else than the line does. */
function isTorn(entry: Entry): boolean {
  const { header, role, owner, places, rest } = entry
  const [line] = header.lines
  if (!line || header.lines.length > 1) return false
  const [row = ''] = header.rows
  const names = [owner, ...places].filter((name) => name !== '')
  const label = LABEL.exec(row)?.[0]
  const date = cutDate(line.text, role)
  return (
    [role, ...names, ...rest].some((text) => isOpen(text) || findDate(text) !== undefined) ||
    rest.some((text) => BARE_FIGURE.test(text)) ||
    !areTogether(row, names) ||
    date?.isJoined === true ||
    isPlace(owner) ||
    (label !== undefined && row.startsWith(label + owner) && !namesInstitution(owner)) ||
    (owner !== '' &&
      (role === '' ? !namesInstitution(owner) : !areKnown(entry) && !areTidy(row, entry)))
  )
}

/** A line about a school as it stands, with its date apart where that stands at its end; undefined where its parts may be told apart. */
export function keepWhole(entry: Entry): Pick<Education, 'degree' | 'graduationDate'> | undefined {
  const line = entry.header.lines[0]?.text ?? ''
  if (!isTorn(entry)) return undefined
  const { span } = entry.header
  const date = cutDate(line, entry.role)
  const isApart = date?.behind === '' && !date.isJoined && !isOpen(date.before)
  return span && isApart
    ? { degree: trimEdges(date.before), graduationDate: formatSpan(span) }
    : { degree: line }
}
