import { tailorText } from './tailor-text.ts'

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

/**
 * Tailors for nobody. What has never run in a thread takes thirty times as long: the first person would
 * wait half a second longer than the next, and once more after each thread that was stopped.
 */
export async function warmUp(): Promise<void> {
  await tailorText({
    originalContent: RESUME,
    jobDescription: POSTING,
    ownTexts: [{ kind: 'skill', text: 'Grafting', line: '', note: '', offered: '' }],
    wantsSuggestions: true,
    model: null,
    extraTerms: [],
    earlier: [],
    answers: [],
  })
}
