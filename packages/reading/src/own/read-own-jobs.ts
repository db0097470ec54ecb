import type { WorkExperience } from '@tailorbird/contracts'
import { readInline } from '@tailorbird/document'
import { readExperience } from '../resume/experience.ts'
import { readLines } from '../resume/read-lines.ts'
import { findRange, append } from '@tailorbird/language'
import { readJobHeading, takeHeading, type OwnHeading } from './own-entries.ts'
import { readOwnItems, type OwnLine } from './own-line.ts'

const readForeign = (lines: readonly OwnLine[]) =>
  readExperience(readLines(lines.map(({ raw }) => raw).join('\n')))

/** Lines that are known to name one job. */
function readNamed(lines: readonly OwnLine[]) {
  const names = readLines(lines.map(({ raw }) => raw).join('\n'))
  return readExperience(
    names,
    names.map((_, at) => (at === 0 ? 'begin' : 'more')),
  )
}

/** A job whose heading a person wrote in their own way. */
function readForeignHeading({ first, second }: OwnHeading): WorkExperience[] {
  // In our layout all dates have two ends.
  const isOpen = second !== undefined && findRange(readInline(second.text))?.isOpenEnd === true
  const below = second && isOpen ? { ...second, raw: `${second.raw.trim()} Present` } : second
  const { jobs, preface } = readNamed(below ? [first, below] : [first])
  if (jobs.length > 0 && preface.length === 0) return jobs
  return [
    {
      company: readInline(first.text),
      position: '',
      startDate: '',
      isCurrent: false,
      description: second ? [readInline(second.text)] : [],
    },
  ]
}

/** Reads the jobs of our own markdown. Only what is written in another form is read as anybody's. */
export function readOwnJobs(source: readonly OwnLine[]): {
  jobs: WorkExperience[]
  preface: string[]
} {
  const jobs: WorkExperience[] = []
  const preface: string[] = []
  let list: OwnLine[] = []
  const flush = () => {
    append(jobs.at(-1)?.description ?? preface, readOwnItems(list))
    list = []
  }
  let index = 0
  while (index < source.length) {
    const line = source[index] as OwnLine
    let end = index + 1
    if (line.kind === 'heading') {
      flush()
      const taken = takeHeading(source, index)
      const job = readJobHeading(taken.heading)
      append(jobs, job ? [job] : readForeignHeading(taken.heading))
      end = taken.end
    } else if (line.kind === 'plain' && source[index - 1]?.kind !== 'bullet') {
      while (source[end]?.kind === 'plain') end += 1
      const run = source.slice(index, end)
      const { jobs: more, preface: above } = readForeign(run)
      if (
        above.length === 0 &&
        more.length > 0 &&
        more.every(({ startDate }) => startDate !== '')
      ) {
        flush()
        append(jobs, more)
      } else append(list, run)
    } else list.push(line)
    index = end
  }
  flush()
  return { jobs, preface }
}
