import { parseArgs } from 'node:util'
import { InputError } from './input.ts'

/** What was typed behind a program's name. */
export interface Typed {
  /** What has no dash before it. */
  named: string[]
  /** Whether an option such as `--json` is there. */
  has: (option: string) => boolean
}

/** Options that have a short form. */
const SHORT: Readonly<Record<string, string>> = { verbose: 'v' }

function readTyped(options: readonly string[]): Typed {
  const known = options.map((name) => {
    const short = SHORT[name]
    return [name, { type: 'boolean' as const, ...(short !== undefined && { short }) }]
  })
  // Some versions of pnpm pass the dashes on that part its own options from ours.
  const args = process.argv.slice(2).filter((arg) => arg !== '--')
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(known),
      allowPositionals: true,
    })
    const set = new Set(Object.keys(values))
    return { named: positionals, has: (option) => set.has(option) }
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Runs a program that an operator starts by hand. It ends with what `run` gives, and with 2 and a sentence for what was typed or given
 * and can't be used.
 * @param options the long options that it knows
 * @throws what run throws, but for InputError
 */
export function runProgram(options: readonly string[], run: (typed: Typed) => number): void {
  // Who reads only the first lines closes the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    process.exitCode = run(readTyped(options))
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
