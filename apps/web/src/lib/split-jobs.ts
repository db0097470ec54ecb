/** Three or more `=` and nothing else but white space. */
const isSeparator = (line: string) => /^={3,}$/.test(line.trim())

/** Whether a text has a line that separates jobs. */
export function hasSeparator(text: string): boolean {
  return text.includes('===') && text.split('\n').some(isSeparator)
}

/** Splits a text at its separator lines into job descriptions; empty ones are dropped. */
export function splitJobs(text: string): string[] {
  if (!hasSeparator(text)) return [text.trim()].filter((job) => job !== '')
  const jobs: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (isSeparator(line)) jobs.push([])
    else jobs.at(-1)?.push(line)
  }
  return jobs.map((lines) => lines.join('\n').trim()).filter((job) => job !== '')
}
