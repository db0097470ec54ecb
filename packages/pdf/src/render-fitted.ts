import type { PageFit, PageSize } from '@tailorbird/contracts'
import { countPages } from '@tailorbird/document'
import { countLastLines } from './count-last-lines.ts'
import type { PdfRenderer } from './pdf-renderer.ts'

/** So few lines on a last page look forgotten. */
const FORGOTTEN_LINES = 3
/** How much is tightened for the sake of them, at most: nobody sees it. */
const UNSEEN = [0.2, 0.45]
/** Prints between the loosest and the tightest, each of which halves what is left. */
const HALVINGS = 3

export interface FittedOptions {
  size: PageSize
  fit: PageFit
  signal?: AbortSignal
}

/**
 * Renders a document on as many pages as wanted, as loosely as that goes, in at most five prints; one that
 * need not be fitted takes one. A last page of three lines or fewer is always pulled in when a bit less air will do.
 * @param write the document at a density: 0 as designed, 1 as tight as one can read
 * @returns the PDF; with more pages than wanted where even the tightest has more
 * @throws as `PdfRenderer.render` and `write`
 */
export async function renderFitted(
  renderer: Pick<PdfRenderer, 'render'>,
  write: (density: number) => string,
  { fit, ...options }: FittedOptions,
): Promise<Uint8Array> {
  const print = async (density: number) => {
    const bytes = await renderer.render(write(density), options)
    return { bytes, pages: countPages(bytes), density }
  }
  const loose = await print(0)
  if (fit !== 0 && loose.pages > fit) return fitTo(fit, print)
  if (loose.pages === 1 || countLastLines(loose.bytes) > FORGOTTEN_LINES) return loose.bytes
  for (const density of UNSEEN) {
    const tighter = await print(density)
    if (tighter.pages < loose.pages) return tighter.bytes
  }
  return loose.bytes
}

interface Printed {
  bytes: Uint8Array
  pages: number
  density: number
}

async function fitTo(
  fit: number,
  print: (density: number) => Promise<Printed>,
): Promise<Uint8Array> {
  let best = await print(1)
  if (best.pages > fit) return best.bytes
  let tooLoose = 0
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const next = await print((tooLoose + best.density) / 2)
    if (next.pages <= fit) best = next
    else tooLoose = next.density
  }
  return best.bytes
}
