import { spawnSync } from 'node:child_process'
import type { StructuredResume, TemplateName } from '@tailorbird/contracts'
import { readPdf } from '../../src/testing/read-pdf.ts'
import { listPrinted, squeeze } from './list-texts.ts'

const runPdftotext = (options: readonly string[], input?: Uint8Array) =>
  spawnSync('pdftotext', options, { ...(input && { input }), encoding: 'utf8' })

export const hasPdftotext = runPdftotext(['-v']).error === undefined

/** Where two texts part, with some letters of each. */
function describeParting(wanted: string, found: string): string {
  if (wanted === found) return ''
  let at = 0
  while (wanted[at] === found[at]) at += 1
  const show = (text: string) => text.slice(Math.max(at - 12, 0), at + 24)
  return `${show(wanted)} <> ${show(found)}`
}

/** Whether each reader gets the words of the resume's texts in their order, all of them and no others. */
export async function countOrder(
  bytes: Uint8Array,
  resume: StructuredResume,
  template: TemplateName,
): Promise<{ reader: string; problem: string }[]> {
  // Chronicle alone has dates in front of roles.
  const wanted = squeeze(listPrinted(resume, template === 'chronicle').join(' '))
  const texts: [string, string][] = [['pdfjs', (await readPdf(bytes)).text]]
  if (hasPdftotext)
    texts.push(
      ['pdftotext', runPdftotext(['-', '-'], bytes).stdout],
      ['layout', runPdftotext(['-layout', '-', '-'], bytes).stdout],
    )
  return texts.map(([reader, text]) => ({
    reader,
    problem: describeParting(wanted, squeeze(text)),
  }))
}
