import { deflateSync, inflateSync } from 'node:zlib'

/** The objects of a PDF by number, each as it stands in the file, and what follows them. */
export interface PdfFile {
  objects: Map<number, Buffer>
  /** From the word 'trailer' to the place of the table. */
  trailer: string
}

const STREAM = /^\d+ 0 obj\s*<<([^]*?)>>\s*stream\r?\n/

/**
 * Reads a PDF as Chromium writes it: one table of objects, no object within another; undefined for another
 * kind.
 */
export function readPdfFile(bytes: Uint8Array): PdfFile | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const table = Number(
    /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.subarray(-64).toString('latin1'))?.[1],
  )
  const tail = file.subarray(table).toString('latin1')
  const count = Number(/^xref\s+0 (\d+)\s/.exec(tail)?.[1])
  const rows = [...tail.matchAll(/^(\d{10}) \d{5} n/gm)].map((row) => Number(row[1]))
  const trailer = /trailer[^]*?(?=startxref)/.exec(tail)?.[0]
  if (rows.length !== count - 1 || trailer === undefined) return undefined
  const ends = [...rows, table].toSorted((one, other) => one - other)
  const objects = rows.map((start, index) => {
    const end = ends[ends.indexOf(start) + 1] ?? table
    return [index + 1, file.subarray(start, end)] as const
  })
  return { objects: new Map(objects), trailer }
}

/** The bytes of a PDF, its table made anew. */
export function writePdfFile({ objects, trailer }: PdfFile): Uint8Array {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.4\n%\xd3\xeb\xe9\xe1\n', 'latin1')]
  let at = pieces[0]?.length ?? 0
  const rows = ['0000000000 65535 f \n']
  for (const object of objects.values()) {
    rows.push(`${String(at).padStart(10, '0')} 00000 n \n`)
    pieces.push(object)
    at += object.length
  }
  const table = `xref\n0 ${rows.length}\n${rows.join('')}${trailer}startxref\n${at}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from(table, 'latin1')]))
}

/** The text of an object's stream; undefined when it has none that is packed with Flate. */
export function readStream(object: Buffer): string | undefined {
  const head = STREAM.exec(object.subarray(0, 1000).toString('latin1'))
  const [start, entries = ''] = head ?? []
  const length = Number(/\/Length (\d+)\b(?! \d)/.exec(entries)?.[1])
  if (start === undefined || !entries.includes('/FlateDecode') || Number.isNaN(length))
    return undefined
  return inflateSync(object.subarray(start.length, start.length + length)).toString('latin1')
}

/** An object that is a stream and nothing else. */
export function writeStream(number: number, text: string): Buffer {
  const packed = deflateSync(Buffer.from(text, 'latin1'))
  const head = `${number} 0 obj\n<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
}
