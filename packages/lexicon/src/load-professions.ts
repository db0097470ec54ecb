import { readFiles } from './files.ts'
import type { Profession } from './format/profession.ts'
import { readProfession } from './format/read-profession.ts'

let known: Profession[] | undefined

/**
 * All data files, read once.
 * @throws Error naming the file and line of the first that can't be read; `check:lexicon` names all
 */
export function loadProfessions(): Profession[] {
  known ??= readFiles('professions').map(({ name, text }) => {
    const profession = readProfession(name, text)
    const [problem] = profession.problems
    if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.message}`)
    return profession
  })
  return known
}
