import { CodedError, type StructuredResume } from '@tailorbird/contracts'
import { readAnswer, type Engine, type OpenAiConfig } from '@tailorbird/llm'
import { buildOpinionPrompt, parseOpinions } from '@tailorbird/tailoring'
import { explainFailure } from './explain-failure.ts'
import type { Finding } from './finding.ts'
import { judgeFormat, judgeSpeed, timeCalls, type Call } from './judge-calls.ts'

const SAMPLE: StructuredResume = {
  contactInfo: { fullName: 'Ada Reyes', email: '', phone: '', languages: [] },
  workExperience: [
    {
      position: 'Gardener',
      company: 'Orchard House',
      startDate: '2019',
      endDate: '2024',
      isCurrent: false,
      description: ['Pruned 40 fruit trees a season', 'Led the irrigation team of 3'],
    },
  ],
  education: [],
  skillsCategories: [],
  certifications: [],
  achievements: [],
  additionalSections: {},
}
/** One that its source says, and one that it does not. */
const TEXTS = [
  { targetId: 'w0.b1', text: 'Led a three-person irrigation team', sourceIds: ['w0.b1'] },
  { targetId: 'w0.b0', text: 'Replanted the whole orchard in a season', sourceIds: ['w0.b0'] },
]

/** How many of the texts an answer has an opinion of. @throws CodedError with a `model_…` code */
function countOpinions(answer: unknown): number {
  const read = readAnswer(answer)
  if ('flaw' in read) throw new CodedError('model_answer_invalid', { cause: new Error(read.flaw) })
  return parseOpinions(read.json).filter(({ textId }) => /^t[01]$/.test(textId)).length
}

/**
 * One real second reading, where another model does them: in which form it answers, how fast, and whether
 * it can be used.
 * @param model the reader's name
 * @throws the signal's reason when aborted
 */
export async function checkReading(
  engine: Engine,
  config: OpenAiConfig,
  model: string,
  signal: AbortSignal,
): Promise<Finding[]> {
  const calls: Call[] = []
  const ask = timeCalls(engine, (call) => void calls.push(call))
  const about = { test: 'reading', model } as const
  try {
    const found = countOpinions(await ask(buildOpinionPrompt(SAMPLE, TEXTS), signal))
    const read: Finding = {
      ...about,
      ...(found === TEXTS.length
        ? { state: 'good', says: `${model} read texts a second time.` }
        : {
            state: 'note',
            says: `${model} left out texts that it was asked about.`,
            change: 'Jobs work, and more texts are left to the person: take a larger model for it.',
          }),
      figure: `${found} of ${TEXTS.length} texts read`,
    }
    return [
      judgeFormat(engine, model, 'verify'),
      judgeSpeed(model, calls, config.timeoutMs ?? 0),
      read,
    ]
  } catch (error) {
    const what = `${model} was given texts to read a second time`
    return [explainFailure({ ...about, what, isReader: true }, error, config)]
  }
}
