import { MAX_MARKDOWN_CHARS, type Advice, type StructuredResume } from '@tailorbird/contracts'
import { type PrintedSection } from '@tailorbird/document'
import { scoreParseability } from '@tailorbird/matching'
import { parseWithDoubts } from '@tailorbird/reading'
import type { ResumeText } from '../../lib/uploaded-resume.ts'
import { listPrinted } from './corrections/name-all.ts'

/** How a resume was read. */
export interface Reading {
  resume: StructuredResume
  sections: PrintedSection[]
  /** What programs stumble over. */
  advice: Advice[]
  /** Jobs that may have other names, by jobKey. */
  unsure: readonly string[]
}

/**
 * Reads a resume as the server will.
 * @returns undefined for what can't be read, and for what is far longer than a resume and would hold up the page
 */
export function readText({ originalContent, sections }: ResumeText): Reading | undefined {
  if (originalContent.length > MAX_MARKDOWN_CHARS) return undefined
  try {
    const { resume, unsure } = parseWithDoubts(originalContent, sections)
    const { advice } = scoreParseability(resume)
    return { resume, sections: listPrinted(resume), advice, unsure }
  } catch {
    return undefined
  }
}

const say = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** 'Read as 3 jobs, 2 schools and 14 skills' */
export function sayCounts({ resume }: Reading): string {
  const skills = resume.skillsCategories.reduce((sum, group) => sum + group.skills.length, 0)
  const jobs = say(resume.workExperience.length, 'job')
  return `Read as ${jobs}, ${say(resume.education.length, 'school')} and ${say(skills, 'skill')}`
}
