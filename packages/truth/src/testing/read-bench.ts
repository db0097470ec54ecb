import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError, isFolder, readFields, readJson, readText } from '@tailorbird/language/testing'
import type { TruthBench } from './measure-truth.ts'

const CASE = {
  id: 'text',
  resume: 'text',
  kind: ['fabrication', 'truthful'],
  category: 'text',
  tailored: 'text',
  what: 'text',
} as const

/** The files of cases at a path: the file itself, or those of the folder. @throws InputError when there are none */
export function listFiles(path: string): string[] {
  if (!isFolder(path)) return [path]
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw new InputError(`There is no file of cases (.json) in ${path}.`)
  return names.toSorted().map((name) => join(path, name))
}

/**
 * Reads a file of cases: `resumes` by name, and `cases`.
 * @throws InputError for what is not in that format, naming the case
 */
export function readBench(path: string): TruthBench {
  const { resumes, cases } = { ...(readJson(readText(path), path) as Partial<TruthBench>) }
  if (typeof resumes !== 'object' || !Array.isArray(cases))
    throw new InputError(`${path} needs 'resumes', by name, and a list of 'cases'.`)
  return {
    resumes,
    cases: cases.map((given, at) => {
      const where = `${path}, case ${at + 1}`
      const one = readFields(given, CASE, where)
      if (typeof resumes[one.resume] !== 'string')
        throw new InputError(`${where}: there is no resume '${one.resume}'.`)
      return one
    }),
  }
}
