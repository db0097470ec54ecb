/**
 * How an applicant system of another house finds sections and jobs, by the rules that open-resume
 * publishes for its parser (open-resume.com/resume-parser), in our own words. It knows English alone.
 */
import type { Line, Run } from './read-lines.ts'

const SECTION_WORDS =
  'experience education project skill job course extracurricular objective summary award honor'.split(
    ' ',
  )
const WORK_WORDS = 'work experience employment history job'.split(' ')
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
/** A title is known by one of these words. */
export const TITLE_WORDS = new Set(
  `Accountant Administrator Advisor Agent Analyst Apprentice Architect Assistant Associate Auditor
  Bartender Biologist Bookkeeper Buyer Carpenter Cashier CEO Clerk Co-op Co-Founder Consultant
  Coordinator CTO Developer Designer Director Driver Editor Electrician Engineer Extern Founder
  Freelancer Head Intern Janitor Journalist Laborer Lawyer Lead Manager Mechanic Member Nurse Officer
  Operator Operation Photographer President Producer Recruiter Representative Researcher Sales Server
  Scientist Specialist Supervisor Teacher Technician Trader Trainee Treasurer Tutor Vice VP Volunteer
  Webmaster Worker`.split(/\s+/),
)

const isBold = (run: Run) => /bold/i.test(run.font)
const isCapitals = (text: string) => /[a-z]/i.test(text) && text === text.toUpperCase()

/** Whether a heading is one to it, if it stands alone in bold: all in capitals, or short and of known words. */
export const isKnownHeading = (text: string): boolean =>
  isCapitals(text) ||
  (text.split(' ').filter((word) => word !== '&').length <= 2 &&
    /^[A-Z][A-Za-z\s&]*$/.test(text) &&
    SECTION_WORDS.some((word) => text.toLowerCase().includes(word)))

const isHeading = ([run, ...others]: Line, at: number): boolean =>
  at >= 2 &&
  run !== undefined &&
  others.length === 0 &&
  isKnownHeading(run.text.trim()) &&
  (isBold(run) || !isCapitals(run.text))

/** The lines below each heading; those above the first have none. */
export function findSections(lines: readonly Line[]): Map<string, Line[]> {
  const sections = new Map<string, Line[]>()
  let own: Line[] = []
  lines.forEach((line, at) => {
    if (!isHeading(line, at)) return own.push(line)
    own = []
    return sections.set(line[0]?.text.trim() ?? '', own)
  })
  return sections
}

/** The lines of the first section whose heading has one of these words. */
export const findSection = (sections: ReadonlyMap<string, Line[]>, words: readonly string[]) =>
  [...sections].find(([name]) => words.some((word) => name.toLowerCase().includes(word)))?.[1]

function divide(lines: readonly Line[], isNew: (line: Line, before: Line) => boolean): Line[][] {
  const parts: Line[][] = []
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    if (!before || isNew(line, before)) parts.push([line])
    else parts.at(-1)?.push(line)
  })
  return parts
}

const gapBetween = (line: Line, before: Line) => Math.round((before[0]?.y ?? 0) - (line[0]?.y ?? 0))

function divideEntries(lines: readonly Line[]): Line[][] {
  const gaps = new Map<number, number>()
  lines.slice(1).forEach((line, at) => {
    const gap = gapBetween(line, lines[at] ?? line)
    gaps.set(gap, (gaps.get(gap) ?? 0) + 1)
  })
  const usual = [...gaps].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
  const parts = divide(lines, (line, before) => gapBetween(line, before) > usual * 1.4)
  if (parts.length !== 1) return parts
  return divide(
    lines,
    (line, before) => !!before[0] && !isBold(before[0]) && !!line[0] && isBold(line[0]),
  )
}

function best(runs: readonly Run[], score: (text: string, run: Run) => number): string {
  const scored = runs.map((run) => ({ text: run.text, score: score(run.text, run) }))
  const top = scored.toSorted((one, other) => other.score - one.score)[0]
  return top && top.score > 0 ? top.text : ''
}

const scoreDate = (text: string) =>
  Number(/(?:19|20)\d{2}/.test(text)) +
  Number(MONTHS.some((month) => text.includes(month.slice(0, 4)))) +
  Number(/Summer|Fall|Spring|Winter/.test(text)) +
  Number(text.includes('Present')) -
  Number(text.includes(','))
const scoreTitle = (text: string) =>
  4 * Number(text.split(/\s/).some((word) => TITLE_WORDS.has(word))) -
  4 * Number(/\d/.test(text)) -
  2 * Number(text.split(/\s/).length > 5)

/** What the other house reads of one job. */
export interface OutsideJob {
  company: string
  title: string
  date: string
}

/** The jobs that it finds. */
export function findJobs(sections: ReadonlyMap<string, Line[]>): OutsideJob[] {
  return divideEntries(findSection(sections, WORK_WORDS) ?? []).map((lines) => {
    const bullet = lines.findIndex((line) => line.some(({ text }) => /[•●○∙⋅]/.test(text)))
    const long = lines.findIndex(
      (line) => line.length === 1 && (line[0]?.text.match(/[^\s\d]+(?=\s|$)/g) ?? []).length >= 8,
    )
    const end = [bullet, long, 2].find((at) => at !== -1)
    const runs = lines.slice(0, end).flat()
    const date = best(runs, scoreDate)
    const title = best(runs, scoreTitle)
    const others = runs.map((run) => ({
      text: run.text,
      score:
        2 * Number(isBold(run)) - 4 * Number([date, title].some((text) => run.text.includes(text))),
    }))
    const company = others.toSorted((one, other) => other.score - one.score)[0]?.text ?? ''
    return { company, title, date }
  })
}
