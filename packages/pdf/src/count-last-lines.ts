import { inflateSync } from 'node:zlib'

const PAGE_CONTENTS = /\/Type \/Page\s[^]*?\/Contents (\d+) 0 R/g

function readStream(text: string, bytes: Uint8Array, object: string): string | undefined {
  const header = text.indexOf(`\n${object} 0 obj\n`)
  const start = text.indexOf('stream\n', header) + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(text.slice(header, start))?.[1])
  if (header === -1 || Number.isNaN(length)) return undefined
  return inflateSync(bytes.subarray(start, start + length)).toString('latin1')
}

/**
 * Lines of text on the last page of a PDF that Chromium wrote: how many heights its texts stand at.
 * @returns Infinity when that can't be read: it's no reason to fail
 */
export function countLastLines(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const object = [...text.matchAll(PAGE_CONTENTS)].at(-1)?.[1]
  try {
    const content = object && readStream(text, pdf, object)
    const heights = [...(content || '').matchAll(/ ([-\d.]+) Tm\b/g)].map(([, y]) => Number(y))
    return new Set(heights).size || Infinity
  } catch {
    return Infinity
  }
}
