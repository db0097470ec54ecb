/** A data file as it lies on the disk. */
export interface SourceFile {
  /** Its name without the folder. */
  name: string
  text: string
}

const FOLDER = `${import.meta.dirname}/..`

/**
 * All data files of a folder, by name. Only this reads a disk, and only when it is called: a bundler that walks past
 * on its way to something else finds no import that a browser lacks.
 */
export function readFiles(folder: 'professions' | 'thesaurus' | 'thesaurus/follows'): SourceFile[] {
  const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs')
  return readdirSync(`${FOLDER}/${folder}`)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(`${FOLDER}/${folder}/${name}`, 'utf8') }))
}
