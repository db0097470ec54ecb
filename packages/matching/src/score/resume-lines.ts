import type { MatchPlace, StructuredResume } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { readStudy } from '../terms/read-study.ts'
import { listUnits } from './list-units.ts'

/** One line of a resume that may prove something. */
export interface ResumeLine {
  text: string
  place: MatchPlace
  /** Index of the job that it tells of; null when it stands elsewhere. */
  job: number | null
  /** Index of the school that it tells of. */
  school?: number
  /** Whether it tells of a study that goes on, or ended without its paper. */
  isUnfinished?: boolean
}

const SENTENCE_END = /\n+|(?<=[.!?])\s+(?=\p{Lu})/u
/** Of an additional section, a shorter line only names something. */
const MIN_TOLD_WORDS = 4

function placeOf(id: string, text: string): MatchPlace {
  if (/^w\d+\.b|^a\d/.test(id)) return 'bullet'
  if (/^x\d/.test(id)) return text.split(/\s+/).length >= MIN_TOLD_WORDS ? 'bullet' : 'list'
  if (/^[ec]\d/.test(id)) return 'education'
  return id === 'summary' || /^w\d+$/.test(id) ? 'summary' : 'list'
}

const SCHOOL = /^e(\d+)(\.)?/

/** The lines of a resume in reading order, what stands behind the name ('Jo Doe, RN') first, the summary by sentences. An employer's name proves no skill, the unit one worked in does. */
export function listLines(resume: StructuredResume): ResumeLine[] {
  const studies = resume.education.map(readStudy)
  const lines = listTexts(resume).flatMap(({ id, text }): ResumeLine[] => {
    const job = /^w(\d+)/.exec(id)?.[1]
    const place = placeOf(id, text)
    if (job === undefined) {
      const texts = id === 'summary' ? text.split(SENTENCE_END) : [text]
      const [, school, below] = SCHOOL.exec(id) ?? []
      const study = school === undefined ? undefined : studies[Number(school)]
      const isOpen = study?.(below === undefined ? undefined : text) === true
      return texts.map((part) => ({
        text: part,
        place,
        job: null,
        ...(school !== undefined && { school: Number(school) }),
        ...(isOpen && { isUnfinished: true }),
      }))
    }
    const index = Number(job)
    if (!/^w\d+$/.test(id)) return [{ text, place, job: index }]
    const { position = '', company = '', location = '' } = resume.workExperience[index] ?? {}
    const told = [position, ...listUnits(company), ...listUnits(location)]
    return told.filter((part) => part !== '').map((part) => ({ text: part, place, job: index }))
  })
  const [, ...behind] = resume.contactInfo.fullName.split(',')
  const letters = behind.join(',').trim()
  return letters === '' ? lines : [{ text: letters, place: 'list', job: null }, ...lines]
}
