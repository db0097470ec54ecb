import { STATES, stateOf } from '../src/resume/lines/states.ts'
import type { Line } from '../src/resume/read-lines.ts'
import { foldText, readDates } from './parse-compare.ts'
import type { Labelled } from './read-labels.ts'

const WRONG = -1e6
const MAX_LINES = 6

const begin = { job: stateOf('experience', 'begin'), school: stateOf('education', 'begin') }
const more = { job: stateOf('experience', 'more'), school: stateOf('education', 'more') }

const holds = (whole: string, part: string) => part === '' || ` ${whole} `.includes(` ${part} `)

/** Line numbers from the first to the last that are needed to name an entry. */
interface Found {
  from: number
  to: number
}

/** The shortest run of lines in which all wanted texts stand. */
function findRun(
  texts: readonly string[],
  wanted: readonly string[],
  taken: ReadonlySet<number>,
): Found | undefined {
  let best: Found | undefined
  for (let from = 0; from < texts.length; from += 1) {
    let run = ''
    for (let to = from; to < Math.min(texts.length, from + MAX_LINES); to += 1) {
      if (taken.has(to)) break
      run = `${run} ${texts[to]}`
      if (best && to - from >= best.to - best.from) break
      if (wanted.every((part) => holds(run, part))) {
        best = { from, to }
        break
      }
    }
  }
  return best
}

const yearOf = (date: string) => /(?:19|20)\d\d/.exec(date)?.[0] ?? ''

/** Text of a line with its dates as readDates writes them, so that they can be looked for. */
const showLine = ({ text }: Line) =>
  `${foldText(text)} ${readDates(text)
    .map((date) => `@${date.replace('/', '.')}`)
    .join(' ')}`

function wantDates(start: string, lines: readonly string[]): string[] {
  const [date = ''] = readDates(start)
  const exact = `@${date.replace('/', '.')}`
  if (date !== '' && lines.some((line) => holds(line, exact))) return [exact]
  return []
}

/**
 * Which roles the lines of a resume may have by what a person reads in it: the lines that name its jobs and schools
 * are those that hold their names and dates, no others are; a line of its skills is one.
 * @param lines without blank ones
 */
export function allowLines(labelled: Labelled, lines: readonly Line[]) {
  const texts = lines.map(showLine)
  const only = new Map<number, Set<number>>()
  const taken = new Set<number>()
  const claim = (found: Found, kind: 'job' | 'school') => {
    for (let at = found.from; at <= found.to; at += 1) {
      taken.add(at)
      only.set(at, new Set([at === found.from ? begin[kind] : more[kind]]))
    }
  }
  let missing = 0
  const jobs = labelled.jobs.map((job) => ({
    title: foldText(job.title),
    employer: foldText(job.employer),
    dates: wantDates(job.start, texts),
  }))
  for (const { title, employer, dates } of jobs) {
    const whole = findRun(texts, [title, employer, ...dates], taken)
    const found =
      whole ?? findRun(texts, [title, ...dates], taken) ?? findRun(texts, [title], taken)
    if (found === undefined) {
      missing += 1
      continue
    }
    claim(found, 'job')
    if (whole || employer === '') continue
    const above = texts.findLastIndex((text, at) => at < found.from && holds(text, employer))
    if (above >= 0 && !taken.has(above)) claim({ from: above, to: above }, 'job')
  }
  for (const { institution, degree, end } of labelled.education) {
    const [school, name] = [foldText(institution), foldText(degree)]
    const year = yearOf(end)
    const dates =
      texts.some((text) => text.includes(year)) && year !== '' ? wantDates(year, texts) : []
    const found =
      findRun(texts, [school, name, ...dates], taken) ??
      findRun(texts, [school, name], taken) ??
      findRun(texts, [school === '' ? name : school], taken)
    if (found) claim(found, 'school')
  }
  const skills = new Set(labelled.skills.map(foldText))
  const skillBody = stateOf('skills', 'body')
  for (const [at, { text }] of lines.entries()) {
    const parts = text
      .replace(/^[^:]{2,40}:/, '')
      .split(/[,;|•·/]/)
      .map(foldText)
      .filter(Boolean)
    const right = parts.filter((part) => skills.has(part)).length
    if (right >= 3 && right > parts.length / 2 && !taken.has(at)) only.set(at, new Set([skillBody]))
  }
  const isName = new Set([begin.job, more.job, begin.school, more.school])
  const heads = new Set(STATES.flatMap(({ part }, at) => (part === 'heading' ? [at] : [])))
  return {
    missing,
    allowed: (line: number, state: number) => {
      const few = only.get(line)
      if (few) return few.has(state) ? 0 : WRONG
      if (labelled.jobs.length === 0 && STATES[state]?.kind === 'experience' && !heads.has(state))
        return WRONG
      return isName.has(state) ? WRONG : 0
    },
  }
}
