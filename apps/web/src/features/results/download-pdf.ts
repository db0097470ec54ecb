import type { PageSize } from '@tailorbird/contracts'
import { callServer } from '../../lib/http.ts'
import type { Failure } from '../../lib/failure.ts'

/**
 * Fetches a resume's PDF and hands it to the browser as a file.
 * @returns the failure, or undefined when the file was handed over
 */
export async function downloadPdf(
  origin: string,
  { id, jobTitle }: { id: string; jobTitle: string },
  size: PageSize,
): Promise<Failure | undefined> {
  const url = `/api/resume/${encodeURIComponent(id)}/pdf?size=${size}`
  const outcome = await callServer(origin, { url })
  if ('failure' in outcome) return outcome.failure
  const { response } = outcome
  const file = await response.blob().catch(() => undefined)
  if (!file) {
    return {
      status: 'unreachable',
      message: 'The download stopped.',
      detail: 'The download stopped.',
      requestId: undefined,
    }
  }
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = readFileName(response.headers.get('content-disposition')) ?? nameFile(jobTitle)
  link.click()
  // The browser has taken the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
  return undefined
}

/**
 * Reads the file name of a content-disposition header, the extended form (RFC 6266) first.
 * @returns undefined when there is none
 */
export function readFileName(header: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended)
    } catch {
      // A broken name; the plain one may be there too.
    }
  }
  const plain = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '')
  return plain?.[1] || plain?.[2] || undefined
}

/** A file name from a job title: without punctuation and spaces. */
export function nameFile(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return `${name || 'resume'}.pdf`
}
