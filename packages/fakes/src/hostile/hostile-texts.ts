/** Lines of texts that are much work to read: many sections, jobs, bullets, skills, figures, signs, repeats. */
const LINES: Record<string, (index: number) => string> = {
  skills: () => 'Skills: a\n',
  sections: (index) => `## S${index}\n\n- Did ${index}\n\n`,
  jobs: (index) => `### C${index}\n**Dev** | 2019 – 2020\n\n- Built ${index}\n\n`,
  bullets: (index) => `- Built ${index} tools for team ${index}\n`,
  equals: () => '- Built tools\n',
  groups: (index) => `- **G${index}:** python, java\n`,
  schools: (index) => `### Uni ${index}\nBSc Math | 2010\n\n- Prize ${index}\n\n`,
  requirements: (index) => `Requirements\n- ${index}+ years of Python ${index} or Java\n`,
  figures: (index) => `${index} % `,
  headings: () => '# A\n',
  nested: (index) => `${' '.repeat(index % 100)}- x\n`,
  stars: () => '*',
  brackets: () => '(',
  marks: () => '<b>',
  spaces: () => ' ',
  letters: () => 'a',
  emoji: () => '👩‍🔧',
  columns: (index) => `a\t\tb${index}\t\tc\n`,
  dates: () => 'Jan 2019 - Feb 2020\n',
  capitals: (index) => `EXPERIENCE\nFOO ${index}\n`,
}

export const TEXT_NAMES: readonly string[] = Object.keys(LINES)

/**
 * Writes a text that is much work to read.
 * @param name one of TEXT_NAMES
 * @param chars how long it is
 */
export function writeHostileText(name: string, chars: number): string {
  return `# Ada\n\n${repeat(LINES[name] ?? String, chars)}`.slice(0, chars)
}

/** Repeats what may differ from time to time, for at least so many characters. */
export function repeat(write: (index: number) => string, chars: number): string {
  const [first, second] = [write(0), write(1)]
  if (first === second) return first.repeat(Math.ceil(chars / first.length))
  const parts: string[] = []
  for (let [index, length] = [0, 0]; length < chars; index += 1) {
    const part = write(index)
    length += part.length
    parts.push(part)
  }
  return parts.join('')
}
