import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PdfRenderer } from './pdf-renderer.ts'
import { listGroup } from './testing/processes.ts'
import { readPdf } from './testing/read-pdf.ts'
import { browserPid, openRenderer } from './testing/renderer.ts'

// A first run unpacks the browser, and machines are busy.
type Opened = Awaited<ReturnType<typeof openRenderer>>

let renderer: PdfRenderer
let events: Opened['events']
beforeAll(async () => {
  ;({ renderer, events } = await openRenderer({ timeoutMs: 4_000 }))
})
afterAll(() => renderer.close())

/** Takes half a second to lay out. */
const slow = `${'<div>'.repeat(8_000)}Slow`
/** Takes minutes to lay out. */
const endless = '<table><tr><td>'.repeat(15_000)

async function textOf(html: string, signal?: AbortSignal): Promise<string> {
  const options = { size: 'letter' as const, ...(signal && { signal }) }
  return (await readPdf(await renderer.render(html, options))).text
}

const names = () => events.map(({ event }) => event)

describe('a crash in mid PDF (fault 11)', () => {
  test('of the browser: rendered again', async () => {
    const before = browserPid(events)
    const text = textOf(slow)
    await setImmediate()
    process.kill(before, 'SIGKILL')
    expect(await text).toBe('Slow')
    expect(browserPid(events)).not.toBe(before)
    expect(names()).toContain('render_repeated')
  })

  test('of the page: rendered again, in the same browser', async () => {
    expect(await textOf('Before')).toBe('Before')
    const before = browserPid(events)
    const text = textOf(slow)
    await setImmediate()
    for (const { pid, command } of await listGroup(before)) {
      if (command.includes('--type=renderer')) process.kill(pid, 'SIGKILL')
    }
    expect(await text).toBe('Slow')
    expect(browserPid(events)).toBe(before)
  })

  test('of an idle browser is not noticed', async () => {
    process.kill(browserPid(events), 'SIGKILL')
    expect(await textOf('After')).toBe('After')
  })
})

describe('a layout bomb (fault 12) is refused, and the next PDF is fine', () => {
  test.each([
    ['5 MB of text', 'word '.repeat(1_000_000)],
    ['200,000 line breaks', '<br>'.repeat(200_000)],
    ['as many line breaks as fit', '<br>'.repeat(74_000)],
    ['a page of 10,000 m', '<div style="height:1e7px">x</div>'],
    ['300 kB of text', 'word '.repeat(59_000)],
  ])('%s', async (_name, html) => {
    await expect(textOf(html)).rejects.toMatchObject({ code: 'document_too_large' })
    expect(await textOf('Next')).toBe('Next')
  })

  test('20,000 nested tags are rendered or stopped in time', async () => {
    const outcome = await textOf('<b>'.repeat(20_000) + 'deep').catch((error: unknown) => error)
    expect(['deep', expect.objectContaining({ code: 'render_timeout' })]).toContainEqual(outcome)
    expect(await textOf('Next')).toBe('Next')
  })

  test('what never ends is stopped when its time is over, not its neighbour', async () => {
    const [stopped, neighbour] = await Promise.allSettled([textOf(endless), textOf('Neighbour')])
    expect(stopped).toMatchObject({ reason: { code: 'render_timeout' } })
    expect(neighbour).toMatchObject({ value: 'Neighbour' })
    expect(await textOf('Next')).toBe('Next')
  })
})

describe('aborting', () => {
  test('ends a rendering at once with the reason given', async () => {
    const control = new AbortController()
    const reason = new Error('Cancelled')
    const text = textOf(endless, control.signal)
    await setImmediate()
    control.abort(reason)
    await expect(text).rejects.toBe(reason)
    expect(await textOf('Next')).toBe('Next')
  })

  test('takes a rendering out of the line', async () => {
    const control = new AbortController()
    const reason = new Error('Cancelled')
    const before = [textOf(slow), textOf(slow)]
    const waiting = textOf('Never', control.signal)
    const behind = textOf('Behind')
    control.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    expect(await Promise.all([...before, behind])).toEqual(['Slow', 'Slow', 'Behind'])
  })

  test('before the start renders nothing', async () => {
    const reason = new Error('Cancelled')
    await expect(textOf('Never', AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})
