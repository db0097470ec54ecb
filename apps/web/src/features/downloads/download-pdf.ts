import { callServer } from '../../lib/http.ts'
import type { WantedPdf } from '../../lib/download-slice.ts'
import { addressPdf } from '../../lib/address-pdf.ts'
import type { Failure } from '../../lib/failure.ts'
import { nameFile, readFileName } from './file-name.ts'

/** How long the browser is left to take the bytes, in milliseconds: Safari asks for them late. */
const RELEASE_AFTER_MS = 60_000

/**
 * Fetches a resume's PDF and hands it to the browser as a file.
 * @returns the failure, or undefined when the file was handed over
 */
export async function downloadPdf(
  origin: string,
  { title, ...wanted }: WantedPdf,
): Promise<Failure | undefined> {
  const outcome = await callServer(origin, { url: addressPdf(wanted) })
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
  link.download = readFileName(response.headers.get('content-disposition')) ?? nameFile(title)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS)
  return undefined
}
