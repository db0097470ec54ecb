import { parseResume } from '@tailorbird/reading'
import { because } from '@tailorbird/truth'
import { expect, test } from 'vitest'
import { describeRefused } from './describe-refused.ts'

const write = (line: string) =>
  parseResume(`Ada Field\nada@example.org\n\nExperience\nClerk, Initech\n2015 – 2019\n- ${line}\n`)
const english = write('Prepared the payroll of the company for the owner and for the staff')
const german = write(
  'Bereitete mit der Leitung die Abrechnung für das Büro vor und prüfte die Belege',
)
const refuse = (targetId: string, ...[code, ...words]: Parameters<typeof because>) => ({
  edit: { targetId, text: 'x', sourceIds: [], requirement: '', reason: '' },
  ...because(code, ...words),
})
const refused = [
  refuse('w0.b0', 'figure-unsaid', '340'),
  refuse('w0.b1', 'unsaid', 'GPA'),
  refuse('w0.b2', 'unsaid', 'GPA'),
  refuse('w0.b0', 'figure-unsaid', '340'),
  refuse('summary', 'repeated'),
  refuse('new-skill', 'source-shows-not', 'SAP'),
]

test('says in plain words what was not taken over, one sentence for each reason', () => {
  expect(describeRefused(english, refused)).toEqual([
    `We kept your words 'Prepared the payroll of the company for the owner and for…': your resume does not have the figure "340" there.`,
    'We kept your words in 2 places: your resume does not say "GPA" there.',
    'We left out a sentence of a new summary: the new text says the same more than once.',
    'We did not add a skill to your list: no source of it shows "SAP".',
  ])
  expect(describeRefused(english, [])).toEqual([])
})

test('who has a German resume reads it in German', () => {
  expect(describeRefused(german, refused)).toEqual([
    'Ihre Worte „Bereitete mit der Leitung die Abrechnung für das Büro vor…“ blieben: In Ihrem Lebenslauf steht an dieser Stelle die Zahl „340“ nicht.',
    'An 2 Stellen blieben Ihre eigenen Worte: In Ihrem Lebenslauf steht an dieser Stelle nicht „GPA“.',
    'Ein Satz eines neuen Profils fiel weg: Der neue Text sagt dasselbe mehrmals.',
    'Eine Kenntnis kam nicht in Ihre Liste: Keine der Quellen zeigt „SAP“.',
  ])
})
