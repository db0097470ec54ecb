import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { findFreePort } from '@tailorbird/db/embedded'
import { readPdf } from './pdf-text.ts'
import { findProcesses } from './processes.ts'
import { startProgram } from './product.ts'
import { POSTING, RESUME } from './samples.ts'
import { openVisitor } from './visitor.ts'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))
let copy: string

test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'tailorbird-copy-'))
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout } = await promisify(execFile)('git', listing, { cwd: PROJECT })
  for (const file of stdout.split('\0').filter(Boolean)) {
    // A file that git still lists may be deleted in the work tree.
    await cp(join(PROJECT, file), join(copy, file), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
  }
})
test.afterAll(() => rm(copy, { recursive: true, force: true }))

test('in a fresh copy, npx pnpm@12 start does the main job, and Ctrl-C leaves nothing running', async () => {
  test.setTimeout(180_000)
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  // As a person has it: no settings, and none of this run's programs on the path.
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
  const env = {
    PATH: [...new Set([...path, dirname(await systemNode(path))])].join(':'),
    HOME: process.env['HOME'],
    PORT: String(port),
  }
  const program = startProgram('npx', ['--yes', 'pnpm@12', 'start'], env, copy)
  try {
    await program.saying(`is ready: ${url}`)
    const visitor = await openVisitor(url)
    expect(visitor.page).toContain('<title>')
    const resume = await visitor.tailor(RESUME, POSTING)
    expect(resume.jobTitle).toBe('Telemetry Registered Nurse')
    expect(resume.analysisResults.matchScore).toBeGreaterThan(0)
    const pdf = await readPdf(await visitor.fetchPdf(resume.id))
    expect(pdf.text).toContain('Cascade General Hospital')
  } finally {
    program.interrupt()
    await program.exit
  }
  await expect.poll(() => findProcesses(copy), { timeout: 20_000 }).toEqual([])
})

/** The node that a person without this project would run. */
async function systemNode(path: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v node'], {
    env: { PATH: path.join(':') },
  })
  return stdout.trim()
}
