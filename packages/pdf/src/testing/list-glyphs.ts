import { readPdfFile, readStream } from '../text/pdf-file.ts'

const SHOWN = /<([0-9A-Fa-f]+)>\s*Tj/g

/** The numbers of all glyphs that the pages of a PDF show; 0 is the box for what is missing. */
export function listGlyphs(bytes: Uint8Array): number[] {
  const objects = [...(readPdfFile(bytes)?.objects.values() ?? [])]
  const contents = objects.flatMap((object) => readStream(object) ?? [])
  const glyphs = contents
    .filter((content) => content.includes(' Tf'))
    .flatMap((content) => [...content.matchAll(SHOWN)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((hex) => Number.parseInt(hex, 16))
  if (glyphs.length === 0) throw new Error('No page of this PDF can be read.')
  return [...new Set(glyphs)]
}
