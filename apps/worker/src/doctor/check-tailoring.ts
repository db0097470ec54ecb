import { developerPosting } from '@tailorbird/document/samples/postings'
import { developer } from '@tailorbird/document/samples/resumes'
import { tailorInSteps, type Engine, type OpenAiConfig } from '@tailorbird/llm'
import type { TailoredText, tailorText } from '../tailor/tailor-text.ts'
import { explainFailure } from './explain-failure.ts'
import type { Finding } from './finding.ts'
import { judgeFormat, judgeSpeed, timeCalls, type Call } from './judge-calls.ts'
import { nameReader } from './name-reader.ts'

/** tailorText, wherever it is done. */
export type Tailor = typeof tailorText

const SAMPLE = {
  originalContent: developer,
  jobDescription: developerPosting,
  ownTexts: [],
  wantsSuggestions: true,
  extraTerms: [],
  earlier: [],
}

function judgeResult(model: string, { changes, edits, dropped }: TailoredText): Finding {
  const open = changes.filter(({ doubt }) => doubt !== undefined).length
  const figure = `${edits} ${edits === 1 ? 'change' : 'changes'} held, ${open} left to the person, ${dropped} not readable`
  const about = { test: 'tailoring', model, figure } as const
  if (edits + open > 0) return { ...about, state: 'good', says: `${model} tailored the sample.` }
  const says = `${model} tailored the sample, and nothing of it could be used.`
  return {
    ...about,
    state: 'note',
    says,
    change: 'Jobs work, and gain little: take a larger model.',
  }
}

/** What the offline engine makes of the sample. */
export async function checkOffline(engine: Engine, tailor: Tailor): Promise<Finding[]> {
  const step = await tailor({ ...SAMPLE, model: engine.model, answers: [] })
  if ('ask' in step) throw new Error('the offline engine asks nobody')
  const { edits } = step.done
  const figure = `${edits} ${edits === 1 ? 'change' : 'changes'} held`
  return [
    { test: 'tailoring', state: 'good', says: 'The offline engine tailored the sample.', figure },
  ]
}

/**
 * One real tailoring of a sample: in which form the model answers, how fast, and what of it holds.
 * @throws the signal's reason when aborted
 */
export async function checkTailoring(
  engine: Engine,
  config: OpenAiConfig,
  tailor: Tailor,
  signal: AbortSignal,
): Promise<Finding[]> {
  const { model } = config
  const calls: Call[] = []
  const hasReader = nameReader(config) !== undefined
  const ask = timeCalls(engine, (call, role) => {
    if (role !== 'verify' || !hasReader) calls.push(call)
  })
  try {
    const done = await tailorInSteps(
      (answers) => tailor({ ...SAMPLE, model: engine.model, answers }),
      { ask },
      signal,
    )
    return [
      judgeFormat(engine, model),
      judgeSpeed(model, calls, config.timeoutMs ?? 0),
      judgeResult(model, done),
    ]
  } catch (error) {
    const what = `${model} was given the sample to tailor`
    return [explainFailure({ test: 'tailoring', model, what }, error, config)]
  }
}
