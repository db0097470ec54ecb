import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts } from '@tailorbird/document'
import { type JudgedText, listJudged } from '../src/opinion/judged-text.ts'
import type { Opinion } from '../src/opinion/opinion.ts'
import { buildOpinionPrompt, listSourceIds } from '../src/opinion/opinion-prompt.ts'
import { parseOpinions } from '../src/opinion/parse-opinions.ts'
import { weighOpinions } from '../src/opinion/weigh-opinions.ts'
import { applyEdits } from '../src/apply/apply-edits.ts'
import type { Settled } from '../src/apply/edit-context.ts'
import type { Prompt } from '../src/prompt/fence.ts'
import { type Outcome, planFor, type Proposal, readResume } from './proposals-measure.ts'
import type { Pair } from './read-cases.ts'

/** So many texts are one question. */
const TEXTS = 30

/** One question about proposals for one resume. */
export interface Question {
  name: string
  resume: StructuredResume
  prompt: Prompt
  judged: JudgedText[]
  /** All proposals of its part of the pair, asked about or not. */
  proposals: Proposal[]
}

/** The questions to a second reader about a pair's proposals, each judged alone. */
export function readQuestions({ name, resume: text, proposals }: Pair): Question[] {
  const resume = readResume(name, text)
  const parts = Array.from({ length: Math.ceil(proposals.length / TEXTS) }, (_, at) =>
    proposals.slice(at * TEXTS, (at + 1) * TEXTS),
  )
  return parts.map((part, at) => {
    const judged = part.flatMap((proposal) => {
      const plan = planFor(resume, proposal)
      return plan ? listJudged(resume, applyEdits(resume, plan)) : []
    })
    const prompt = buildOpinionPrompt(resume, judged)
    return { name: `${name}-${at}`, resume, prompt, judged, proposals: part }
  })
}

/** The answer to a question in a folder of `bench:opinions`, and what was asked; undefined where there is none. */
export function readAnswer(
  folder: string,
  name: string,
): { answer: unknown; asked: string } | undefined {
  const path = join(folder, `${name}.json`)
  if (!existsSync(path)) return undefined
  const answer = JSON.parse(readFileSync(path, 'utf8')) as unknown
  return { answer, asked: readFileSync(join(folder, `${name}.txt`), 'utf8') }
}

/** Opinions by the place that their texts have now: what is asked about changes with the check, an answer is about its own question. */
export function matchOpinions(
  answer: unknown,
  asked: string,
  judged: readonly JudgedText[],
): Opinion[] {
  const rows = asked.split('\n').filter((line) => line.startsWith('{"textId"'))
  const texts = new Map(
    rows
      .map((line) => JSON.parse(line) as { textId: string; text: string })
      .map((row) => [row.textId, row.text]),
  )
  const places = new Map(judged.map(({ text }, at) => [text, `t${at}`]))
  return parseOpinions(answer).flatMap((one) => {
    const textId = places.get(texts.get(one.textId) ?? '')
    return textId === undefined ? [] : [{ ...one, textId }]
  })
}

/** A reader that finds everything right, and quotes whole sources for it. */
const approveAll = (judged: readonly JudgedText[], texts: ReadonlyMap<string, string>): Opinion[] =>
  judged.map((one, at) => ({
    textId: `t${at}`,
    parts: listSourceIds(one).map((sourceId) => ({
      words: one.text,
      sourceId,
      quote: texts.get(sourceId) ?? '',
    })),
    problems: [],
  }))

/**
 * What becomes of a question's proposals, each alone.
 * @param read the reader's answer and what it was asked; 'all' for one that approves of everything
 */
export function measureWithOpinions(
  question: Question,
  read: { answer: unknown; asked: string } | 'all' | undefined,
): Outcome[] {
  const { name, resume, judged, proposals } = question
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  const opinions =
    read === 'all'
      ? approveAll(judged, texts)
      : read && matchOpinions(read.answer, read.asked, judged)
  const settled: Settled | undefined = opinions && weighOpinions(resume, judged, opinions)
  const about = { pair: name, language: languageOf(resume) }
  return proposals.map((proposal): Outcome => {
    const plan = planFor(resume, proposal)
    if (!plan) return { ...proposal, ...about, verdict: 'refused', reason: '' }
    const [first] = applyEdits(resume, plan, settled ? { settled } : {}).refused
    const verdict = first ? (first.verdict?.verdict ?? 'refused') : 'proven'
    return { ...proposal, ...about, verdict, reason: first?.reason ?? '' }
  })
}
