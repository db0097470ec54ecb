import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of text as a reader of PDFs gets it. */
export interface Run {
  text: string
  x: number
  y: number
  width: number
  height: number
  font: string
}
export type Line = Run[]

async function readRuns(bytes: Uint8Array): Promise<(Run & { endsLine: boolean })[]> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, fontExtraProperties: true })
  const pdf = await loading.promise
  const runs: (Run & { endsLine: boolean })[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    await page.getOperatorList()
    for (const item of items) {
      if (!('str' in item)) continue
      const { name = '' } = page.commonObjs.has(item.fontName)
        ? (page.commonObjs.get(item.fontName) as { name?: string })
        : {}
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      const { str: text, width, height, hasEOL: endsLine } = item
      if (endsLine || text.trim() !== '')
        runs.push({ text, x, y, width, height, font: name, endsLine })
    }
  }
  await loading.destroy()
  return runs
}

/** The value that stands there most often, weighed. */
function mostCommon<T>(values: readonly (readonly [T, number])[]): T | undefined {
  const counts = new Map<T, number>()
  for (const [value, weight] of values) counts.set(value, (counts.get(value) ?? 0) + weight)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

function letterWidth(runs: readonly Run[]): number {
  const height = mostCommon(runs.map((run) => [run.height, 1] as const))
  const font = mostCommon(runs.map((run) => [run.font, run.text.length] as const))
  const common = runs.filter((run) => run.font === font && run.height === height)
  const letters = common.reduce((sum, { text }) => sum + text.length, 0)
  return common.reduce((sum, { width }) => sum + width, 0) / letters
}

const MARKS = ['|', '•', '●', '○', '∙', '⋅']

function joinNear(line: Line, near: number): Line {
  const joined: Line = []
  for (const run of line) {
    const last = joined.at(-1)
    if (!last || run.x - (last.x + last.width) > near) {
      joined.push({ ...run })
      continue
    }
    const isParted =
      ([':', ',', '.', ...MARKS].includes(last.text.at(-1) ?? '') && !run.text.startsWith(' ')) ||
      (!last.text.endsWith(' ') && MARKS.includes(run.text[0] ?? ''))
    last.text += (isParted ? ' ' : '') + run.text
    last.width = run.x + run.width - last.x
  }
  return joined
}

/** A PDF in lines, as open-resume's rules have them: runs nearer than a letter are one. */
export async function readLines(bytes: Uint8Array): Promise<Line[]> {
  const lines: Line[] = [[]]
  for (const run of await readRuns(bytes)) {
    if (run.text.trim() !== '') lines.at(-1)?.push(run)
    if (run.endsLine) lines.push([])
  }
  const near = letterWidth(lines.flat())
  return lines.map((line) => joinNear(line, near)).filter((line) => line.length > 0)
}
