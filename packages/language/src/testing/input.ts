/** What programs that an operator starts by hand share: paths as they were typed, files that may be missing or broken. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** What was typed or given can't be used; the message is a sentence for who typed it. */
export class InputError extends Error {}

/** A path as it was typed: pnpm runs scripts in the repository's root, and who types may stand elsewhere. */
export const resolvePath = (typed: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), typed)

/** Whether a path is a folder. @throws InputError when nothing is there */
export function isFolder(path: string): boolean {
  if (!existsSync(path)) throw new InputError(`There is nothing at ${path}.`)
  return statSync(path).isDirectory()
}

/** The text of a file. @throws InputError when there is no such file */
export function readText(path: string): string {
  if (isFolder(path)) throw new InputError(`${path} is a folder, and a file is needed.`)
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

/** A text as JSON. @param where what an error calls it @throws InputError for a text that is none */
export function readJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError(`${where} is not JSON.`)
  }
}

/** Texts of which each line is JSON, with what an error calls it. @throws InputError for a line that is none */
export const readJsonLines = (path: string): { value: unknown; where: string }[] =>
  readText(path)
    .split('\n')
    .flatMap((line, at) => {
      const where = `${path}, line ${at + 1}`
      return line.trim() === '' ? [] : [{ value: readJson(line, where), where }]
    })

/** What a field of a case holds: a text, a list of texts, one of some words. */
type Field = 'text' | 'texts' | readonly string[]

type ValueOf<F> = F extends 'text'
  ? string
  : F extends 'texts'
    ? string[]
    : F extends readonly (infer Word)[]
      ? Word
      : never

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function describeField(field: Field): string {
  if (field === 'text') return 'a text'
  return field === 'texts' ? 'a list of texts' : `one of ${field.join(', ')}`
}

const holds = (value: unknown, field: Field) =>
  field === 'texts'
    ? isTexts(value)
    : typeof value === 'string' && (field === 'text' || field.includes(value))

/**
 * A value that has these fields.
 * @param where what an error calls it
 * @throws InputError that names the first field that is missing or wrong
 */
export function readFields<const F extends Readonly<Record<string, Field>>>(
  value: unknown,
  fields: F,
  where: string,
): { -readonly [Name in keyof F]: ValueOf<F[Name]> } {
  const given: Record<string, unknown> = { ...(value as object) }
  for (const [name, field] of Object.entries(fields))
    if (!holds(given[name], field))
      throw new InputError(`${where}: '${name}' must be ${describeField(field)}.`)
  return given as { -readonly [Name in keyof F]: ValueOf<F[Name]> }
}
