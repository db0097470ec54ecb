import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

const LOGGER = new URL('logger.ts', import.meta.url).href
const PROCESS = new URL('process.ts', import.meta.url).href

/** Runs a process that opens `open`, and gives its exit code and what it logged. */
function run(open: string): Promise<{ code: unknown; log: string }> {
  const program = `
    const { createLogger } = await import(${JSON.stringify(LOGGER)})
    const { runProcess } = await import(${JSON.stringify(PROCESS)})
    await runProcess(createLogger('test', 'info'), 5000, async () => { ${open} })`
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', program], (error, log) =>
      resolve({ code: error?.code ?? 0, log }),
    )
  })
}

test.each(['setTimeout(() => { throw error }, 10)', 'void Promise.reject(error)'])(
  'what nobody caught ends the process, and its kind and place are logged: %s',
  async (fail) => {
    const { code, log } = await run(
      `const error = new RangeError('jane@example.org'); setInterval(() => {}, 1000); ${fail}`,
    )
    expect(code).toBe(1)
    const fatal = log.split('\n').find((line) => line.includes('"fatal"')) ?? '{}'
    expect(JSON.parse(fatal)).toMatchObject({
      err: { name: 'RangeError', stack: expect.stringContaining('at ') as string },
    })
    expect(log).not.toContain('jane')
  },
)
