/** A body that somebody might send to hold up others. */
export interface HostileBody {
  name: string
  method: 'POST' | 'PATCH'
  path: string
  body: string
}

const repeat = (line: (index: number) => string, chars: number): string => {
  let text = ''
  for (let index = 0; text.length < chars; index += 1) text += line(index)
  return text
}

/** Resumes that are much work to read: many sections, jobs, bullets, skills, figures, signs, repeats. */
const TEXTS: Record<string, (index: number) => string> = {
  skills: () => 'Skills: a\n',
  sections: (index) => `## S${index}\n\n- Did ${index}\n\n`,
  jobs: (index) => `### C${index}\n**Dev** | 2019 – 2020\n\n- Built ${index}\n\n`,
  bullets: (index) => `- Built ${index} tools for team ${index}\n`,
  equals: () => '- Built tools\n',
  groups: (index) => `- **G${index}:** python, java\n`,
  schools: (index) => `### Uni ${index}\nBSc Math | 2010\n\n- Prize ${index}\n\n`,
  figures: (index) => `${index} % `,
  headings: () => '# A\n',
  nested: (index) => `${' '.repeat(index % 100)}- x\n`,
  stars: () => '*',
  brackets: () => '(',
  marks: () => '<b>',
  spaces: () => ' ',
  letters: () => 'a',
  columns: (index) => `a\t\tb${index}\t\tc\n`,
  dates: () => 'Jan 2019 - Feb 2020\n',
  capitals: (index) => `EXPERIENCE\nFOO ${index}\n`,
}

/** Bodies whose structure is the work. */
const STRUCTURES: Record<string, (chars: number) => string> = {
  nesting: (chars) => '['.repeat(chars),
  'nested objects': (chars) => repeat(() => '{"a":', chars),
  keys: (chars) => `{${repeat((index) => `"k${index}":1,`, chars)}"z":1}`,
  items: (chars) => `{"jobs":[${repeat(() => '{},', chars)}{}]}`,
  'a long key': (chars) => `{"${'k'.repeat(chars)}":1}`,
  quotes: (chars) => `{"originalContent":"${String.raw`\"`.repeat(chars / 2)}"}`,
  escapes: (chars) => `{"originalContent":"${String.raw`\u0041`.repeat(chars / 6)}"}`,
  'no end': (chars) => `{"originalContent":"${'a'.repeat(chars)}`,
  digits: (chars) => `[${'1'.repeat(chars)}]`,
}

/**
 * Bodies for each call that reads texts.
 * @param chars how long each is, about
 * @param resumeId what PATCH is sent to
 */
export function listHostileBodies(
  chars: number,
  resumeId: string = crypto.randomUUID(),
): HostileBody[] {
  const wrap = {
    '/api/resume/tailor': (text: string) => ({ originalContent: text, jobDescription: 'Gardener' }),
    '/api/jobs': (text: string) => ({
      originalContent: '# Ada',
      mode: 'batch',
      jobs: [{ jobDescription: text.slice(0, 100_000) }],
    }),
    [`/api/resume/${resumeId}`]: (text: string) => ({ tailoredContent: text.slice(0, 100_000) }),
  }
  return Object.entries(wrap).flatMap(([path, toBody]) => {
    const method = path.endsWith(resumeId) ? 'PATCH' : 'POST'
    const texts = Object.entries(TEXTS).map(([name, line]) => ({
      name,
      method,
      path,
      body: JSON.stringify(toBody(`# Ada\n\n${repeat(line, chars)}`)),
    }))
    const structures = Object.entries(STRUCTURES).map(([name, write]) => ({
      name,
      method,
      path,
      body: write(chars),
    }))
    return [...texts, ...structures] as HostileBody[]
  })
}
