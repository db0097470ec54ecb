import {
  developerPosting,
  frenchPosting,
  germanPosting,
  nursePosting,
} from '@tailorbird/document/samples/postings'
import {
  developer,
  frenchNurse,
  germanElectrician,
  nurse,
} from '@tailorbird/document/samples/resumes'
import type { Answer, Step } from '@tailorbird/llm/steps'
import { tailorText, type TailoredText } from './tailor-text.ts'

const RESUME = `# Ada Reyes

ada@example.org | 555 0100

Gardener with ten years in public parks.

## Experience

### Orchard House
**Gardener** | 2019 – 2024

- Pruned 40 fruit trees a season
- Led the irrigation team of 3

## Education

### Hill College
Diploma in Horticulture | 2018

## Skills

- **Garden:** pruning, irrigation, soil care`

const POSTING = `Head Gardener
Hill Park

Requirements
- 5+ years of pruning
- Irrigation
- Grafting

Preferred
- Team leadership`

const INPUT = {
  originalContent: RESUME,
  jobDescription: POSTING,
  ownTexts: [{ kind: 'skill' as const, text: 'Grafting', line: '', note: '', offered: '' }],
  wantsSuggestions: true,
  extraTerms: [],
  earlier: [],
}

const edit = (targetId: string, text: string) => ({ targetId, text, sourceIds: [targetId] })

const say = (content: object): Answer => ({
  answer: { choices: [{ message: { role: 'assistant', content: JSON.stringify(content) } }] },
})

/** What a model would answer: texts of which one is proven, one open and one refused; another for that; its second opinion. */
const ANSWERS = [
  say({
    edits: [
      edit('w0.b0', 'Pruned 40 fruit trees each season'),
      edit('w0.b1', 'Led an irrigation crew of 12'),
    ],
    summary: [{ text: 'Gardener skilled in the care of public parks.', sourceIds: ['summary'] }],
  }),
  say({ edits: [edit('w0.b1', 'Led an irrigation crew of 3')] }),
  say({ texts: [{ textId: 't0', parts: [], problems: [] }] }),
]

/** Other professions and languages, and other habits of writing: each has ways through the code of its own. */
const OTHERS = [
  [nurse, nursePosting],
  [developer, developerPosting],
  [germanElectrician, germanPosting],
  [frenchNurse, frenchPosting],
] as const

/**
 * Tailors for nobody, without a model and with one. What has never run in a thread takes thirty times as long: the first
 * person would wait a second longer than the next, and once more after each thread that was stopped.
 * @returns the end of both
 */
export async function warmUp(): Promise<Step<TailoredText>[]> {
  for (const [originalContent, jobDescription] of OTHERS)
    await tailorText({ ...INPUT, originalContent, jobDescription, model: null, answers: [] })
  return [
    await tailorText({ ...INPUT, model: null, answers: [] }),
    await tailorText({ ...INPUT, model: 'none', answers: ANSWERS }),
  ]
}
