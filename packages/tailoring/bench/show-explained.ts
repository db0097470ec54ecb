import { languageOf } from '@tailorbird/document'
import type { StructuredResume } from '@tailorbird/contracts'
import { type Finding, writeReason } from '@tailorbird/truth'
import type { Explained } from '../src/explain/explain-tailored.ts'

const HEADS = ['text', 'verdict', 'rule', 'words', 'evidence', 'reason']
/** How wide each column is, as shares of the line. */
const SHARES = [0.28, 0.07, 0.07, 0.13, 0.23, 0.22]
const MIN_WIDTH = 7
const GAP = '  '

/** A text as lines that are not longer than a width, parted between words. */
function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [''])
}

function showRow(cells: readonly string[], widths: readonly number[]): string[] {
  const columns = cells.map((cell, at) => wrap(cell, widths[at] ?? MIN_WIDTH))
  const height = Math.max(...columns.map(({ length }) => length))
  return Array.from({ length: height }, (_, at) =>
    columns
      .map((lines, column) => (lines[at] ?? '').padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  )
}

const showSource = ({ id, words }: { id: string; words: string }) =>
  [id, words].filter((part) => part !== '').join(': ')

/** Whether it is the first of the findings about the same words: a reader needs to be told once. */
const isFirstOf = ({ words }: Finding, at: number, all: readonly Finding[]) =>
  words === '' || all.findIndex((other) => other.words === words) === at

/** A finding as the person reads it. */
const readFinding = (
  { rule, words, evidence = { id: '', words: '' }, cause }: Finding,
  language: ReturnType<typeof languageOf>,
) => ({ rule, words, evidence, reason: writeReason(cause, { language, whose: 'yours' }) })

/** What is explained, with reasons in the resume's language. A value for each text. */
export function readExplained(original: StructuredResume, explained: readonly Explained[]) {
  const language = languageOf(original)
  return explained.map(({ findings, ...one }) => ({
    ...one,
    findings: findings.filter(isFirstOf).map((finding) => readFinding(finding, language)),
  }))
}

/** The same as a table: a row for each text and each further finding. @param width in characters */
export function showExplained(
  explained: ReturnType<typeof readExplained>,
  width: number,
): string[] {
  const widths = SHARES.map((share) =>
    Math.max(MIN_WIDTH, Math.floor(share * (width - GAP.length * HEADS.length))),
  )
  const rule = widths.map((one) => '-'.repeat(one)).join(GAP)
  const rows = explained.flatMap(({ text, id, verdict, ground = '', findings, sources }) => {
    const name = [id, text].filter((part) => part !== '').join(': ')
    const proof = sources.map(showSource).join(' | ')
    if (findings.length === 0)
      return [...showRow([name, verdict, ground, '', proof, ''], widths), '']
    const lines = findings.flatMap(({ rule: found, words, evidence, reason }, at) =>
      showRow(
        [at === 0 ? name : '', at === 0 ? verdict : '', found, words, showSource(evidence), reason],
        widths,
      ),
    )
    return [...lines, '']
  })
  return [...showRow(HEADS, widths), rule, ...rows]
}
