import { join } from 'node:path'
import { createPdfRenderer, type PdfRenderer, type PdfRendererConfig } from '../pdf-renderer.ts'

/** Kept between runs, so that the browser is unpacked once. */
export const cacheDir = join(import.meta.dirname, '..', '..', '.data')

interface LogEntry {
  event: string
  browserPid?: number
}

/** A renderer and what it logged. */
export async function openRenderer(
  config: Partial<PdfRendererConfig> = {},
): Promise<{ renderer: PdfRenderer; events: LogEntry[] }> {
  const events: LogEntry[] = []
  const log = (event: string, details: object) => void events.push({ event, ...details })
  return { renderer: await createPdfRenderer({ cacheDir, log, ...config }), events }
}

/** The process id of the browser that was started last. */
export function browserPid(events: LogEntry[]): number {
  const pid = events.findLast(({ event }) => event === 'browser_started')?.browserPid
  if (pid === undefined) throw new Error('No browser was started.')
  return pid
}
