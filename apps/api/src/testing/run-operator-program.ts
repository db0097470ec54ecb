import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * Runs a program of the operator's as an operator does.
 * @throws with what it printed when it fails
 */
export function runOperatorProgram(
  name: string,
  settings: Record<string, string>,
  words: string[],
) {
  const main = fileURLToPath(new URL(`../operator/${name}.main.ts`, import.meta.url))
  return promisify(execFile)(process.execPath, [main, ...words], {
    env: { ...process.env, ...settings },
  })
}
