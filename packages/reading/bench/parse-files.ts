import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { InputError, isFolder, readFields, readJson, readText } from '@tailorbird/language/testing'
import { parseResume } from '../src/parse-resume.ts'
import { describeRead, type LabelledResume, type ResumeLabels } from './parse-measure.ts'

const TEXT = /\.(?:txt|md)$/
const JOB = { employer: 'text', title: 'text', start: 'text', end: 'text' } as const
const SCHOOL = { institution: 'text', degree: 'text', date: 'text' } as const
const LABELS = { name: 'text', emails: 'texts', phones: 'texts', skills: 'texts' } as const

/** The resumes at a path, a file or a folder. @throws InputError when there are none */
export function listResumes(path: string): string[] {
  if (!isFolder(path)) return [path]
  const names = readdirSync(path).filter((name) => TEXT.test(name))
  if (names.length === 0) throw new InputError(`There is no resume (.txt, .md) in ${path}.`)
  return names.toSorted().map((name) => join(path, name))
}

const readAll = <T>(
  value: unknown,
  where: string,
  read: (one: unknown, where: string) => T,
): T[] => {
  if (!Array.isArray(value)) throw new InputError(`${where} must be a list.`)
  return value.map((one, at) => read(one, `${where}, ${at + 1}`))
}

function readLabels(path: string): ResumeLabels {
  const given = readJson(readText(path), path)
  const { jobs, education } = { ...(given as Partial<ResumeLabels>) }
  return {
    ...readFields(given, LABELS, path),
    jobs: readAll(jobs, `${path}: 'jobs'`, (one, where) => readFields(one, JOB, where)),
    education: readAll(education, `${path}: 'education'`, (one, where) =>
      readFields(one, SCHOOL, where),
    ),
  }
}

/** What was read of a resume, in the form of its labels. @throws InputError for a text that is no resume */
export function readResume(path: string): ResumeLabels {
  const text = readText(path)
  try {
    return describeRead(parseResume(text))
  } catch (error) {
    throw new InputError(`${path} can't be read as a resume: ${String(error)}`)
  }
}

/**
 * Reads a resume and what a careful reader finds in it, from the file of the same name that ends in `.json`.
 * @throws InputError for labels that are missing or in another format
 */
export function readLabelled(path: string): LabelledResume {
  const labels = join(dirname(path), basename(path).replace(TEXT, '.json'))
  if (!existsSync(labels)) throw new InputError(`${path} has no labels: ${labels} is missing.`)
  return { name: basename(path), text: readText(path), labels: readLabels(labels) }
}
