import { findDate, isLeave } from '@tailorbird/language'
import type { Evidence } from './evidence.ts'
import { lookOf, type Habits } from './habits.ts'

const bucket = (value: number, edges: readonly number[]) =>
  edges.filter((edge) => value > edge).length
const third = (value: number) => bucket(value, [0.25, 0.6])
const GAPS = [0, 1]

/** What a line shows to its neighbours. */
function showNear({
  line,
  date,
  at,
  known,
  isProse,
  marks,
  words,
  gap,
  label,
}: Evidence): string[] {
  return [
    `d${date}-${at}`,
    line.isBullet ? 'bullet' : isProse ? 'prose' : `short${bucket(words, [1, 4])}`,
    `style-${line.style}`,
    ...(known ? [`known-${known}`] : []),
    ...(label ? [`label-${label}`] : []),
    ...marks.filter((mark) => /^(?:headed|org|school|degree|contact|language|told)$/.test(mark)),
    `gap${bucket(gap, GAPS)}`,
  ]
}

function showLook(one: Evidence, habits: Habits): string[] {
  const look = lookOf(one)
  const asHead = (habits.heads.get(look) ?? 0) / Math.max(1, habits.known)
  const asDated = (habits.dated.get(look) ?? 0) / Math.max(1, habits.datedCount)
  const head = habits.known < 2 ? 'few' : `${third(asHead)}`
  const isGapLike = habits.headGap > 0.6 && one.gap === 0 ? 'tight' : ''
  const name = one.known ? 'known' : one.guess ? 'guess' : 'new'
  const isShort = one.words <= 5 && one.date === 'none' ? 'short' : ''
  return [
    `asHead-${head}-${name}-${isShort}${isGapLike}`,
    `asHead-${head}-${one.line.style}-${isShort}-${name}`,
    `asDated-${habits.datedCount < 2 ? 'few' : third(asDated)}-${one.date}`,
    `headGap-${third(habits.headGap)}-${one.gap > 0}-${name}-${isShort}`,
  ]
}

const FEW_WORDS = 4
const STEM = 5

const MANY_ALIKE = 2
/** How many headings of one level of markdown show that all sections have one. */
const MANY_MARKED = 3

/** 'PROJECTS' below a blank line, where 'EXPERIENCE' stands so as well. */
const isKnownAlike = ({ known, line, gap }: Evidence, habits: Habits) =>
  known !== undefined &&
  known !== 'title' &&
  line.style === 'capitals' &&
  gap > 0 &&
  habits.capitals >= MANY_ALIKE

/** '## Großmann-Yıldız' among '## Skills' and '## Interests': marked as headings are. */
const isMarkedAlike = (one: Evidence, habits: Habits) =>
  (one.line.style === 'markdown' && (habits.marked.get(one.line.level) ?? 0) >= MANY_ALIKE) ||
  isKnownAlike(one, habits)

/** 'Chess bot' among 'PROJECTS' and 'EXPERIENCE': not marked as headings are; nor is a point of a list. */
const isUnmarked = ({ known, guess, line }: Evidence, habits: Habits) =>
  known === undefined &&
  guess === undefined &&
  (line.isBullet || (line.style === 'plain' && habits.capitals >= MANY_ALIKE))

/** What the words themselves say: those that open and end a line say most. */
function showWords({ said, date, line }: Evidence, next: Evidence | undefined): string[] {
  const [first = '', second = ''] = said
  const last = said.at(-1) ?? ''
  const isShort = said.length <= FEW_WORDS && date === 'none'
  return [
    ...said.map((word) => `k:w-${word}`),
    ...said.filter((word) => word.length > STEM).map((word) => `k:stem-${word.slice(0, STEM)}`),
    ...(next?.said.slice(0, FEW_WORDS).map((word) => `k:next-w-${word}`) ?? []),
    `s:first-${first}`,
    `s:first-${first}-${second}`,
    `p:first-${first}-${line.isBullet}`,
    `p:last-${last.slice(-3)}-${said.length <= FEW_WORDS}`,
    ...(isShort ? [`s:whole-${said.join('-')}`, ...said.map((word) => `s:w-${word}`)] : []),
  ]
}

/** Marks of what no weight outdoes, see decode. */
export const HELD = 'held'
export const HELD_DATED = 'held-dated'
export const TELLS = 'tells'
export const HEADS = 'heads-'
export const MARKED = 'marked-alike'
export const UNMARKED = 'unmarked'
export const STAYS = 'stays'
export const STAYS_LISTED = 'stays-listed'

/** Sections that are called the same everywhere; 'Projects' and 'Hobbies' say what they are about as well, 'Additional information' does not. */
const CLEAR = new Set(['skills', 'experience', 'education', 'certifications', 'languages'])
/** Sections that a heading is guessed to open by one word, and does: 'Education and Registration'. */
const GUESSED = new Set(['experience', 'education', 'languages'])

/** What speaks for the role of a line, as names that weights are stored under. */
export function listFeatures(all: readonly Evidence[], index: number, habits: Habits): string[] {
  const one = all[index] as Evidence
  const { line, gap, words, date, at, known, guess, label, marks, isProse } = one
  const next = all[index + 1]
  const after = all[index + 2]
  const before = all[index - 1]
  const shape = line.isBullet
    ? 'bullet'
    : isProse
      ? 'prose'
      : `short${bucket(words, [1, 3, 6, 10])}`
  const above = `gap${bucket(gap, GAPS)}`
  const below = next === undefined ? 'end' : `below${bucket(next.gap, GAPS)}`
  const nextDate = next === undefined ? 'end' : `${next.date}-${next.at}`
  const near = [
    ...(next ? showNear(next).map((name) => `next-${name}`) : ['last']),
    ...(after ? showNear(after).map((name) => `after-${name}`) : []),
    ...(before ? showNear(before).map((name) => `before-${name}`) : ['first']),
  ]
  const layout = [
    'any',
    shape,
    `style-${line.style}`,
    `level-${line.level}-${line.style}`,
    `${above}-${below}-${shape}`,
    `d${date}-${at}-${line.isBullet ? 'bullet' : ''}${isProse ? 'prose' : ''}`,
    `d${date}-${shape}`,
    `d${date}-${above}-top${third(habits.datedTop)}`,
    `indent${bucket(line.indent, [0, 2, 6])}`,
    ...(known ? [`known-any`, `known-${line.style}`, `known-${above}`] : ['unknown']),
    ...(guess && !known ? [`guess-any-${line.style}-${above}`] : []),
    ...(label ? [`label-any-${above}`] : one.hasLabel ? ['label-unknown'] : []),
    ...marks.flatMap((mark) => [`m-${mark}`, `m-${mark}-${shape}`]),
    ...marks.map((mark) => `m-${mark}-d${date}`),
    ...showLook(one, habits),
    ...near,
    `pair-${shape}-${date}-${nextDate}-${below}`,
    `pair-${shape}-${line.style}-${next?.line.isBullet ? 'bullet' : nextDate}`,
    `only-${third(habits.datedOnly)}-${date}-${nextDate}-${shape}`,
  ]
  const content = [
    'any',
    shape,
    `at${bucket(index, [0, 1, 2, 4, 8])}`,
    `place${bucket(index / all.length, [0.1, 0.3, 0.6, 0.85])}`,
    `d${date}`,
    ...marks.map((mark) => `m-${mark}`),
    ...(label ? [`label-${label}`] : []),
    ...(guess ? [`guess-${guess}`] : []),
    ...(before ? showContent(before).map((name) => `before-${name}`) : []),
    ...(next ? showContent(next).map((name) => `next-${name}`) : []),
  ]
  const own = [
    ...(known ? [`known-${known}`] : []),
    ...(guess && !known ? [`guess-${guess}`] : []),
    ...(label ? [`label-${label}`] : []),
    ...(one.sure ? [`sure-${one.sure}`] : []),
    ...marks.map((mark) => `m-${mark}`),
    `d${date}`,
  ]
  return [
    ...(known && (CLEAR.has(known) || (known === 'other' && guess === 'other'))
      ? [`${HEADS}${known}`]
      : []),
    ...(isMarkedAlike(one, habits) ? [MARKED] : isUnmarked(one, habits) ? [UNMARKED] : []),
    ...(!known && guess && GUESSED.has(guess) && !isProse ? [`${HEADS}${guess}`] : []),
    ...layout.map((name) => `p:${name}`),
    ...content.map((name) => `k:${name}`),
    ...own.map((name) => `s:${name}`),
    ...showWords(one, next),
  ]
}

const showContent = ({ date, marks }: Evidence) => [`d${date}`, ...marks.map((mark) => `m-${mark}`)]

/** Which names a line seems to have. */
const showNames = (one: Evidence | undefined) =>
  ['headed', 'org', 'school', 'degree', 'place', 'told']
    .filter((mark) => one?.marks.includes(mark))
    .join('+')

/** A bullet right below another line. */
const isNextPoint = ({ line, gap, known }: Evidence) =>
  line.isBullet && gap === 0 && known === undefined

/** 'Tools: SAP, Excel' as the first point below a dated line, or among points without labels: it opens no list of skills. */
const isLabelledPoint = (before: Evidence, next: Evidence | undefined) =>
  before.line.isBullet
    ? !before.hasLabel && next !== undefined && isNextPoint(next) && !next.hasLabel
    : before.date !== 'none'

/** A bullet right below a line that it goes on with. */
const isHeld = (one: Evidence, before: Evidence | undefined, next: Evidence | undefined) =>
  before !== undefined &&
  isNextPoint(one) &&
  (one.hasLabel ? isLabelledPoint(before, next) : before.line.isBullet || !before.hasLabel)

/** A bullet below a line with names tells of them, unless that has nothing but dates. */
const isTold = (one: Evidence, before: Evidence | undefined) =>
  before !== undefined &&
  one.line.isBullet &&
  !before.line.isBullet &&
  one.date === 'none' &&
  before.at !== 'only'

/** Time off is an entry of one line: 'Parental leave, 2022 – 2023'. */
const isTimeOff = (one: Evidence | undefined) =>
  one !== undefined &&
  one.date !== 'none' &&
  isLeave({ position: findDate(one.line.text)?.rest ?? '', company: '' })

/** Dates of a title lie within those of its employer above; others belong to another job. */
function showSpans(all: readonly Evidence[], index: number, gap: number): string[] {
  const [one, before, above] = [all[index], all[index - 1], all[index - 2]]
  const outer = before?.years ?? above?.years
  if (!one?.years || one.isProse || !outer) return []
  const isWithin = one.years[0] >= outer[0] && one.years[1] <= outer[1]
  const far = before?.years ? 1 : 2
  return [`p:step-within-${isWithin}-${far}`, `p:step-within-${isWithin}-${far}-${gap}`]
}

/** Lines that may not begin another section by themselves; what has a figure or an '@' may be an address. */
function listStays({ text, isBullet }: Evidence['line']): string[] {
  if (isBullet) return /@|\d{5}/u.test(text) ? [] : [STAYS_LISTED]
  return /[@\d]/u.test(text) ? [] : [STAYS]
}

/** Whether headings are set so that everybody sees them. */
const isSetApart = ({ capitals, marked }: Habits) =>
  capitals >= MANY_ALIKE || [...marked.values()].some((count) => count >= MANY_MARKED)

/** What speaks for a pair of roles, one below the other. */
export function listSteps(all: readonly Evidence[], index: number, habits: Habits): string[] {
  const one = all[index] as Evidence
  const before = all[index - 1]
  const dates = `${before?.date ?? ''}-${one.date}`
  const gap = bucket(one.gap, GAPS)
  const shape = one.line.isBullet ? 'bullet' : one.isProse ? 'prose' : 'short'
  const shapeBefore = before?.line.isBullet ? 'bullet' : before?.isProse ? 'prose' : 'short'
  const sameLook = before !== undefined && lookOf(one) === lookOf(before)
  return [
    ...(isHeld(one, before, all[index + 1]) ? [one.date === 'none' ? HELD : HELD_DATED] : []),
    ...(isTold(one, before) || (one.date !== 'none' && isTimeOff(before)) ? [TELLS] : []),
    ...(isSetApart(habits) ? listStays(one.line) : []),
    's:step',
    `p:step-any`,
    `p:step-gap${gap}-${shape}`,
    `p:step-${dates}-${gap > 0}`,
    `p:step-${dates}-top${third(habits.datedTop)}-only${third(habits.datedOnly)}`,
    `p:step-${shapeBefore}-${shape}-${sameLook}`,
    `p:step-${dates}-${sameLook}-${shape}`,
    `p:step-${showNames(before)}-${showNames(one)}-${dates}`,
    `p:step-${showNames(before)}-${showNames(one)}-${shape}-${gap}`,
    `p:step-style-${before?.line.style}-${one.line.style}`,
    ...showSpans(all, index, gap),
  ]
}
