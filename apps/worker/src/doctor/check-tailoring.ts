import { developerPosting } from '@tailorbird/document/samples/postings'
import { developer } from '@tailorbird/document/samples/resumes'
import { tailorInSteps, type Engine, type OpenAiConfig } from '@tailorbird/llm'
import { tailorText, type TailoredText } from '../tailor/tailor-text.ts'
import { explainFailure } from './explain-failure.ts'
import type { Finding } from './finding.ts'

/** The part of the time for an answer from which on a longer resume may not make it. */
const TIGHT = 0.5

interface Run {
  done: TailoredText
  /** How long each answer took, in milliseconds. */
  calls: number[]
}

async function tailorSample(engine: Engine): Promise<Run> {
  const calls: number[] = []
  const ask: Engine['ask'] = async (prompt, signal) => {
    const started = performance.now()
    const answer = await engine.ask(prompt, signal)
    calls.push(performance.now() - started)
    return answer
  }
  const input = {
    originalContent: developer,
    jobDescription: developerPosting,
    ownTexts: [],
    wantsSuggestions: true,
    extraTerms: [],
  }
  const done = await tailorInSteps(
    (answers) => tailorText({ ...input, model: engine.model, answers }),
    { ask },
    new AbortController().signal,
  )
  return { done, calls }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const formats: Record<string, Finding> = {
  json_schema: { state: 'good', says: 'It follows a JSON schema.' },
  json_object: {
    state: 'note',
    says: 'It knows JSON objects, and no schema that fits ours.',
    change: 'Nothing has to be done. A model that follows schemas answers wrong less often.',
  },
  text: {
    state: 'note',
    says: 'It knows no response format: the schema is told in words.',
    change: 'Nothing has to be done. A model that follows schemas answers wrong less often.',
  },
}

function judgeSpeed({ done, calls }: Run, timeoutMs: number): Finding {
  const all = calls.reduce((sum, ms) => sum + ms, 0)
  const longest = Math.max(...calls)
  const written = done.usage?.outputTokens ?? 0
  const pace = written > 0 ? `, ${Math.round((1000 * written) / all)} tokens a second` : ''
  const says = `The sample took ${seconds(all)} in ${calls.length === 1 ? 'one call' : `${calls.length} calls`}${pace}.`
  if (longest < TIGHT * timeoutMs) return { state: 'good', says }
  const wanted = Math.ceil((4 * longest) / 60_000) * 60
  const change = `The longest answer took ${seconds(longest)} of ${seconds(timeoutMs)}. Set OPENAI_TIMEOUT_SECONDS=${Math.min(wanted, 3600)}, or take a faster model.`
  return { state: 'note', says, change }
}

function judgeResult({ done }: Run): Finding {
  const open = done.changes.filter(({ doubt }) => doubt !== undefined).length
  const found = `${done.edits} ${done.edits === 1 ? 'change' : 'changes'} held, ${open} left to the person, ${done.dropped} not readable`
  if (done.edits + open > 0) return { state: 'good', says: `Of what it proposed ${found}.` }
  const change = 'Jobs work, and gain little: take a larger model.'
  return { state: 'note', says: `Of what it proposed ${found}.`, change }
}

/** One real tailoring of a sample: what the model proposes, in which form, and how fast. */
export async function checkTailoring(engine: Engine, config: OpenAiConfig): Promise<Finding[]> {
  try {
    const run = await tailorSample(engine)
    if (engine.name === 'offline') {
      return [
        {
          state: 'good',
          says: `The offline engine tailored the sample: ${run.done.edits} changes.`,
        },
      ]
    }
    const format = formats[engine.readFormat?.() ?? 'text']
    return [...(format ? [format] : []), judgeSpeed(run, config.timeoutMs ?? 0), judgeResult(run)]
  } catch (error) {
    return [explainFailure('The sample could not be tailored', error, config)]
  }
}
