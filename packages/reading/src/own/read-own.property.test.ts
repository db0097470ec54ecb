import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '../resume/parse-resume.ts'

const FOLDER = join(import.meta.dirname, '../../bench/data/resumes')
const written = readdirSync(FOLDER)
  .filter((name) => /\.(?:txt|md)$/.test(name))
  .map((name): [string, string] => [
    name,
    toMarkdown(parseResume(readFileSync(join(FOLDER, name), 'utf8'))),
  ])

const isText = (line: string) => line !== ''
const isBullet = (line: string) => line.startsWith('- ')
/** A bullet with a word in it that no bar, comma, escape or bold stands near. */
const isPlain = (line: string) => isBullet(line) && /^- [^*]*? \p{L}+(?= |$)[^*]*$/u.test(line)

type Edit = (line: string, at: number, lines: readonly string[]) => string

/** Edits that change nothing: which lines they can be made in, and how. */
const HARMLESS: Record<string, [(line: string) => boolean, Edit]> = {
  'trailing spaces': [() => true, (line) => `${line}  `],
  'a space in front': [isText, (line) => ` ${line}`],
  'a blank line below': [isText, (line) => `${line}\n`],
  'two blank lines above': [isText, (line) => `\n\n${line}`],
  'a blank line gone': [
    (line) => line === '',
    (line, at, lines) =>
      /^(?:#|-)/.test(lines[at + 1] ?? '') || lines[at - 1]?.startsWith('#') ? '\0' : line,
  ],
  'another mark': [isBullet, (line) => line.replace('-', '*')],
  'a third mark': [isBullet, (line) => line.replace('-', '+')],
  'a bold word': [isPlain, (line) => line.replace(/ (\p{L}+)(?= |$)/u, ' **$1**')],
  'a word in italics': [isPlain, (line) => line.replace(/ (\p{L}+)(?= |$)/u, ' _$1_')],
  'an empty bullet': [isBullet, (line) => `${line}\n- `],
  'a heading in lower case': [
    (line) => /^## \P{Lu}*\p{Lu}\p{Ll}/u.test(line),
    (line) => line.toLowerCase(),
  ],
  'a heading of another level': [
    (line) => /^## \P{Lu}*\p{Lu}\p{Ll}/u.test(line),
    (line) => line.replace('##', '#'),
  ],
  'a bold heading': [(line) => line.startsWith('## '), (line) => `## **${line.slice(3)}**`],
  'another name for a section': [
    (line) => line === '## Professional Experience',
    () => '## Experience',
  ],
}

function edit(markdown: string, name: string, takes: (at: number) => boolean): string {
  const [isFor, change] = HARMLESS[name] as (typeof HARMLESS)[string]
  const lines = markdown.trimEnd().split('\n')
  return lines
    .map((line, at) => (isFor(line) && takes(at) ? change(line, at, lines) : line))
    .filter((line) => line !== '\0')
    .join('\n')
}

const RUNS = { numRuns: 5 }

test.each(written)('%s: edits that change nothing change nothing', (_, markdown) => {
  const resume = parseResume(markdown)
  for (const name of Object.keys(HARMLESS)) {
    expect(parseResume(edit(markdown, name, () => true)), name).toEqual(resume)
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (pattern) => {
        const text = edit(markdown, name, (at) => pattern[at % pattern.length] === true)
        expect(parseResume(text), name).toEqual(resume)
      }),
      RUNS,
    )
  }
})

test.each(written)('%s: a line that is added is all that is new', (_, markdown) => {
  const resume = parseResume(markdown)
  const { additionalSections } = resume
  const added = parseResume(`${markdown}\n## Side Ventures\n* Kept bees\n`)
  expect(added).toEqual({
    ...resume,
    additionalSections: { ...additionalSections, 'SIDE VENTURES': ['Kept bees'] },
  })
  const [job] = resume.workExperience
  if (job === undefined || job.description.length === 0) return
  const at = markdown.indexOf(
    '\n- ',
    markdown.indexOf('\n\n', markdown.indexOf('## Professional')) + 2,
  )
  const more = parseResume(`${markdown.slice(0, at)}\n- Kept the **bees**\n${markdown.slice(at)}`)
  expect(JSON.stringify(more).replace('"Kept the bees",', '')).toBe(JSON.stringify(resume))
})

test.each(written)('%s: a text that is saved again and again stays', (_, markdown) => {
  const edited = markdown.replace('## Professional Experience', '## Experience')
  let saved = toMarkdown(parseResume(`${edited}\n- One more\n\n\n- \n`))
  for (let times = 0; times < 3; times += 1) {
    const again = toMarkdown(parseResume(`${saved}\n- `))
    expect(again).toBe(saved)
    saved = again
  }
})
