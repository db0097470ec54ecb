import { deflateSync } from 'node:zlib'

/** As much of a PDF of Chromium's as counting needs. */
export function writePdf(pages: number, lastLines: number): Uint8Array {
  const objects = Array.from({ length: pages }, (_item, at) => {
    const lines = at === pages - 1 ? lastLines : 40
    const content = Array.from({ length: lines }, (_line, y) => `1 0 0 -1 15.5 ${20 * y} Tm`)
    const stream = deflateSync(content.join('\n')).toString('latin1')
    return [
      `${2 * at + 2} 0 obj\n<</Filter /FlateDecode\n/Length ${stream.length}>> stream\n${stream}\nendstream\nendobj`,
      `${2 * at + 3} 0 obj\n<</Type /Page\n/MediaBox [0 0 612 792]\n/Contents ${2 * at + 2} 0 R>>\nendobj`,
    ].join('\n')
  })
  const tree = `1 0 obj\n<</Type /Pages\n/Count ${pages}>>\nendobj`
  return Buffer.from(['%PDF-1.4', ...objects, tree].join('\n'), 'latin1')
}
