import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { toMarkdown } from '@tailorbird/document'
import { tailorText } from './tailor-text.ts'

const RESUME =
  'Ines Falk\nines@example.org\n\nExperience\n\nHearth, Anchor, 2016 - 2019\n- Baked bread for 80 guests\n'

async function listWarnings(originalContent: string) {
  const step = await tailorText({
    originalContent,
    jobDescription: 'Baker at Crumb & Co\n\nRequirements\n- Baking bread',
    ownTexts: [],
    wantsSuggestions: true,
    model: null,
    extraTerms: [],
    earlier: [],
    answers: [],
  })
  return 'done' in step ? step.done.analysisResults.warnings : undefined
}

test('a result says which names of its jobs may be the other way round, and of what was checked nothing', async () => {
  expect(await listWarnings(RESUME)).toEqual([
    expect.stringMatching(/^We read “\w+” as the employer and “\w+” as the position\./) as string,
  ])
  expect(await listWarnings(toMarkdown(parseResume(RESUME)))).toEqual([])
})
