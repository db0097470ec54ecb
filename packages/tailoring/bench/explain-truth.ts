/**
 * Says of each text of a tailored resume that its original does not have what the truth check says, and why: the verdict, the rule, the
 * words in question, the source's words with their id, the reason as the person reads it. `pnpm explain:truth original.md tailored.md
 * [--json]`; `--json` prints a line for each text and nothing else. No text leaves the terminal.
 */
import { InputError, readText, resolvePath, runProgram } from '@tailorbird/language/testing'
import { parseResume, parseRevision } from '@tailorbird/reading'
import { explainTailored } from '../src/explain/explain-tailored.ts'
import { readExplained, showExplained } from './show-explained.ts'

const DEFAULT_WIDTH = 160
const MIN_WIDTH = 100

function read<T>(path: string, parse: (text: string) => T): T {
  const text = readText(path)
  try {
    return parse(text)
  } catch (error) {
    throw new InputError(`${path} can't be read as a resume: ${String(error)}`)
  }
}

runProgram(['json'], ({ named: [first, second], has }) => {
  if (first === undefined || second === undefined)
    throw new InputError('Say which two: pnpm explain:truth original.md tailored.md [--json]')
  const path = resolvePath(first)
  const original = read(path, parseResume)
  const tailored = read(resolvePath(second), (text) => parseRevision(text, readText(path)))
  const explained = readExplained(original, explainTailored(original, tailored))
  const width = Math.max(MIN_WIDTH, process.stdout.columns ?? DEFAULT_WIDTH)
  const lines = has('json')
    ? explained.map((one) => JSON.stringify(one))
    : explained.length === 0
      ? ['The tailored resume says nothing that its original does not say in the same words.']
      : showExplained(explained, width)
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  return 0
})
