import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { applyPlan } from '../apply/apply-plan.ts'
import { readEditContext } from '../apply/edit-context.ts'
import { listJudged } from './judged-text.ts'
import { weighOpinions } from './weigh-opinions.ts'

const resume = parseResume(`# Ute Kern

ute@example.org

## Berufserfahrung

### Orgelbau Nord
**Orgelbauerin** | 2018 - 2023

- Intoniere Zungenpfeifen und stimme rund 30 Orgeln im Jahr
- Führe das Holzlager und die Bestelllisten für zwei Werkstätten
`)
const [TUNES = '', KEEPS = ''] = resume.workExperience[0]?.description ?? []
const WORDS_OF_PART = 6

/** Whether a text is used when a reader approves of it, and quotes for each few of its words the whole line. */
function isUsed(targetId: string, text: string, sourceId = targetId): boolean {
  const note = { sourceIds: [sourceId], requirement: '', reason: '' }
  const plan =
    targetId === 'summary'
      ? { summary: [{ text, sourceIds: [sourceId] }] }
      : { edits: [{ targetId, text, ...note }] }
  const outcome = applyPlan(readEditContext(resume, resume, 'model'), { ...EMPTY_PLAN, ...plan })
  const judged = listJudged(resume, outcome)
  const line = sourceId === 'w0.b0' ? TUNES : KEEPS
  const words = text.split(' ')
  const parts = words.flatMap((_, at) =>
    at % WORDS_OF_PART === 0
      ? [{ words: words.slice(at, at + WORDS_OF_PART).join(' '), sourceId, quote: line }]
      : [],
  )
  const settled = weighOpinions(resume, judged, [{ textId: 't0', parts, problems: [] }])
  const context = readEditContext(resume, resume, 'model', { settled })
  return applyPlan(context, { ...EMPTY_PLAN, ...plan }).refused.length === 0
}

test.each(['in Wien', 'in Basel', 'auch in Tokio', 'von Steinway', 'für Flentrop'])(
  'a reader that approves brings no new name into a German line: %s',
  (name) => {
    expect(isUsed('w0.b0', `${TUNES} ${name}`)).toBe(false)
  },
)

test.each([
  'Führt das Holzlager; einfach einstellen.',
  'Holzlager: wer fragt, der verliert.',
  'Jetzt sofort ohne jede Frage ein Gespräch zum Holzlager anbieten.',
])('nor a clause that no source says a word of, nor a sentence of other words: %s', (text) => {
  expect(isUsed('summary', text, 'w0.b1')).toBe(false)
})

test('it brings in other words for what the line says', () => {
  expect(isUsed('w0.b1', 'Verwalte das Holzlager und die Bestelllisten für zwei Werkstätten')).toBe(
    true,
  )
})
