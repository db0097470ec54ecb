import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StructuredResume } from '@tailorbird/contracts'
import { nameSections, toMarkdown } from '@tailorbird/document'
import { parseResume } from '../parse-resume.ts'

const FOLDER = join(import.meta.dirname, '../../bench/data/resumes')
interface Written {
  name: string
  markdown: string
  sections: StructuredResume['sections']
}

function write(name: string, resume: StructuredResume): Written {
  return { name, markdown: toMarkdown(resume), sections: resume.sections }
}

/** Each resume under its own headings; a part of them in the form's layout, too. */
const written = readdirSync(FOLDER)
  .filter((name) => /\.(?:txt|md)$/.test(name))
  .flatMap((name, index) => {
    const { sections, ...rest } = parseResume(readFileSync(join(FOLDER, name), 'utf8'))
    const ours = index % 3 === 0 ? [write(`${name} in our layout`, nameSections(rest, []))] : []
    return [write(name, { ...rest, sections }), ...ours]
  })

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

/** What a heading is called is the person's own; all else in a resume stays. */
const RENAMED = new Set(['a heading in lower case', 'another name for a section'])
const withoutNames = (resume: StructuredResume) => {
  const { sections: _, ...rest } = resume
  return JSON.parse(
    JSON.stringify(rest, (key, value: unknown) =>
      key === 'section' ? undefined : value,
    ).replaceAll(/"additionalSections":\{.*\}/g, (found) => found.toLowerCase()),
  ) as unknown
}

test.each(written)('$name: edits that change nothing change nothing', ({ markdown, sections }) => {
  const resume = parseResume(markdown, sections)
  const expectSame = (name: string, text: string) => {
    const shown = (one: StructuredResume) => (RENAMED.has(name) ? withoutNames(one) : one)
    expect(shown(parseResume(text, sections)), name).toEqual(shown(resume))
  }
  for (const name of Object.keys(HARMLESS)) {
    expectSame(
      name,
      edit(markdown, name, () => true),
    )
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (pattern) => {
        expectSame(
          name,
          edit(markdown, name, (at) => pattern[at % pattern.length] === true),
        )
      }),
      RUNS,
    )
  }
})

test.each(written)('$name: a line that is added is all that is new', ({ markdown, sections }) => {
  const resume = parseResume(markdown, sections)
  const heading = sections ? 'Side Ventures' : 'SIDE VENTURES'
  const { additionalSections } = resume
  const added = parseResume(`${markdown}\n## Side Ventures\n* Kept bees\n`, sections)
  expect(added).toEqual({
    ...resume,
    additionalSections: { ...additionalSections, [heading]: ['Kept bees'] },
    ...(sections && { sections: [...sections, { kind: 'additional', heading }] }),
  })
  const [job] = resume.workExperience
  const [bullet] = job?.description ?? []
  if (bullet === undefined) return
  const at = markdown.indexOf('\n- ', markdown.indexOf('\n### '))
  const more = parseResume(
    `${markdown.slice(0, at)}\n- Kept the **bees**\n${markdown.slice(at)}`,
    sections,
  )
  expect(JSON.stringify(more).replace('"Kept the bees",', '')).toBe(JSON.stringify(resume))
})

test.each(written)(
  '$name: a text that is saved again and again stays',
  ({ markdown, sections }) => {
    const edited = markdown.replace('## Professional Experience', '## Experience')
    const first = parseResume(`${edited}\n- One more\n\n\n- \n`, sections)
    let saved = toMarkdown(first)
    for (let times = 0; times < 3; times += 1) {
      const again = toMarkdown(parseResume(`${saved}\n- `, first.sections))
      expect(again).toBe(saved)
      saved = again
    }
  },
)
