import { callServer } from '../../lib/http.ts'
import type { WantedPdf } from '../../lib/download-slice.ts'
import { addressPdf } from '../../lib/address-pdf.ts'
import type { Failure } from '../../lib/failure.ts'
import { nameFile } from './file-name.ts'
import { handOver } from './hand-over.ts'

/** What is said of a body that broke off. */
export const STOPPED: Failure = {
  status: 'unreachable',
  message: 'The download stopped.',
  detail: 'The download stopped.',
  requestId: undefined,
}

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
  return (await handOver(outcome.response, nameFile(title))) ? undefined : STOPPED
}
