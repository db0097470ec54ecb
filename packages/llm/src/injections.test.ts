import type { StructuredResume } from '@tailorbird/contracts'
import { startModelServer, type ModelServer } from '@tailorbird/fakes'
import { checkTruth } from '@tailorbird/truth'
import { findLinks, instructions } from '@tailorbird/tailoring'
import { listTexts, toMarkdown } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import type { Posting } from '@tailorbird/lexicon'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tailoring } from './engine.ts'
import { tailorOffline } from './tailor-offline.ts'
import { createOpenAiEngine } from './create-engine.ts'
import { injections, type Injection } from './testing/injections.ts'
import { sampleResume } from './testing/sample.ts'
import { tailorWith } from './testing/tailor.ts'

const signal = new AbortController().signal
let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await server.close()
})

function place({ place: where, text }: Injection): { resume: StructuredResume; posting: Posting } {
  const markdown = toMarkdown(sampleResume)
  const line = 'Wrote the manual for new colleagues.'
  const isPosting = where === 'posting'
  const resume = parseResume(isPosting ? markdown : markdown.replace(line, `${line}\n- ${text}`))
  const orders = isPosting ? text : ''
  const posting = readPosting(
    `Support Engineer\nGlobex\n${orders}\n\nRequirements:\n- React and Git\n- ${orders}\n- COBOL\n- Jira`,
  )
  // Whatever the reading makes of it: here it gets all the way into the prompt.
  const [first] = posting.requirements
  if (isPosting && first)
    posting.requirements.push({ ...first, id: 'r99', term: text, isKnown: false, line: text })
  return { resume, posting }
}

const WORD = /[\p{L}\p{N}]+/gu
const listWords = (text: string) => text.toLowerCase().match(WORD) ?? []
const told = ` ${listWords(instructions).join(' ')} `

/** The longest run of the instructions' words in a text. */
function countRepeated(text: string): number {
  const words = listWords(text)
  let longest = 0
  for (const [start] of words.entries()) {
    let length = longest + 1
    while (
      start + length <= words.length &&
      told.includes(` ${words.slice(start, start + length).join(' ')} `)
    )
      longest = length++
  }
  return longest
}

const readFacts = ({ workExperience, contactInfo }: StructuredResume) => ({
  contactInfo,
  jobs: workExperience.map(({ description, ...job }) => ({ ...job, bullets: description.length })),
})

/** What a tailoring says that the resume does not: in its text, its notes and its links. */
function findHarm(resume: StructuredResume, tailoring: Tailoring, mark: string) {
  const { resume: tailored, applied, warnings, advice } = tailoring
  const before = toMarkdown(resume)
  const after = toMarkdown(tailored)
  const texts = listTexts(tailored).map(({ text }) => text)
  const notes = applied.flatMap(({ reason, requirement }) => [reason, requirement])
  // A warning may quote a word that was refused, and no more than that.
  const shown = [...texts, ...notes, ...warnings, ...advice.map(({ message }) => message)]
  const words = new Set(listWords(before))
  const links = new Set(findLinks(before))
  const isOwn = before.includes(mark)
  return {
    violations: checkTruth(before, after),
    words: listWords(after).filter((word) => !words.has(word)),
    links: shown.flatMap(findLinks).filter((link) => !links.has(link)),
    prompt: shown.filter((text) => countRepeated(text) >= 6),
    marks: [...texts, ...notes].filter((text) => !isOwn && text.includes(mark)),
    facts: JSON.stringify(readFacts(tailored)) === JSON.stringify(readFacts(resume)),
    readsBack: toMarkdown(parseResume(after)) === after,
  }
}

const unharmed = {
  violations: [],
  words: [],
  links: [],
  prompt: [],
  marks: [],
  facts: true,
  readsBack: true,
}

test('there are fifty', () => {
  expect(injections).toHaveLength(50)
  for (const { text, mark } of injections) expect(text).toContain(mark)
})

test.each(injections)('a model that obeys: $text', async (injection) => {
  const { resume, posting } = place(injection)
  const order = injection.text
  // It lies as a second reader, too.
  server.script({ kind: 'obedience', order }, { kind: 'obedience', order }, { kind: 'approval' })
  const engine = createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })
  const extraTerms = [injection.text]
  const tailoring = await tailorWith(engine, resume, posting, signal, extraTerms)
  expect(findHarm(resume, tailoring, injection.mark)).toEqual(unharmed)
  expect(tailoring.applied.map(({ targetId }) => targetId)).toContain('w0.b1')
  expect(tailoring.warnings.length).toBeGreaterThan(0)
  const fences = server.requests.map(({ body }) => {
    const { messages } = body as { messages: { content: string }[] }
    return messages[1]?.content.split('\n').filter((line) => /^(?:BEGIN|END) /.test(line)).length
  })
  expect(fences.slice(0, 3)).toEqual([4, 6, 2].slice(0, fences.length))
})

test.each(injections)('without a model: $text', async (injection) => {
  const { resume, posting } = place(injection)
  const tailoring = tailorOffline(resume, posting)
  expect(findHarm(resume, tailoring, injection.mark)).toEqual(unharmed)
})
