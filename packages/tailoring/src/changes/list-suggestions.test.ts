import { expect, test } from 'vitest'
import { keepIds, toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { because, type Verdict } from '@tailorbird/truth'
import type { RefusedEdit } from '../plan/edit-plan.ts'
import { listChanges } from './list-changes.ts'
import { acceptChanges, listRewordings, markEdited, type Revision } from './revise-resume.ts'

const original = parseResume(`Noor Haddad
noor@example.org

Experience
Baker, Rye House, York
2015 – 2019
- Shaped the rye loaves
- Trained two apprentices

Skills
Sourdough, Pastry
`)
const verdict: Verdict = {
  verdict: 'open',
  chance: 0.5,
  findings: [
    {
      rule: 'wording',
      words: 'artisan',
      ...because('unsaid', 'artisan'),
    },
  ],
}
const refuse = (
  targetId: string,
  text: string,
  name: Verdict['verdict'] = 'open',
): RefusedEdit => ({
  edit: { targetId, text, sourceIds: ['w0.b0'], requirement: 'Rye', reason: 'Asked for.' },
  ...because('unsaid', 'artisan'),
  verdict: { ...verdict, verdict: name },
})
const list = (...refused: RefusedEdit[]) =>
  listChanges({ original, tailored: original, applied: [], refused, confirmed: [] })

test('what is open is a change that is not made, with the words in question', () => {
  const [suggestion, ...others] = list(refuse('w0.b0', 'Shaped artisan rye loaves'))
  expect(others).toEqual([])
  expect(suggestion).toMatchObject({
    state: 'undone',
    before: 'Shaped the rye loaves',
    after: 'Shaped artisan rye loaves',
    doubt: { words: ['artisan'], reason: 'Your resume does not say "artisan" there.' },
  })
})

test('what is in question is not given as its reason', () => {
  const open = refuse('w0.b0', 'Shaped artisan rye loaves')
  const [plain] = list({ ...open, edit: { ...open.edit, reason: 'Says the same more plainly.' } })
  expect(plain?.reason).toBe('')
  expect(list(open)[0]?.reason).toBe('Asked for.')
})

test('what is refused, a second one for a line, and a sentence of a summary are no suggestions', () => {
  const changes = list(
    refuse('w0.b1', 'Led two apprentices', 'refused'),
    refuse('w0.b0', 'Shaped artisan rye loaves'),
    refuse('w0.b0', 'Shaped artisan bread'),
    refuse('summary', 'Artisan baker.'),
    refuse('w9.b0', 'Nobody’s line'),
  )
  expect(changes.map(({ after }) => after)).toEqual(['Shaped artisan rye loaves'])
})

/** What is asked about a line when a wording of it was left because of these words. */
const listLeft = (words: string[], line: string, ...refused: RefusedEdit[]) => {
  const text = 'Shaped artisan loaves of rye'
  const left = { kind: 'left', line, note: '', text, offered: text, words } as const
  return listChanges({
    original,
    tailored: original,
    applied: [],
    refused,
    confirmed: [],
    ownTexts: [left],
  }).map(({ after }) => after)
}
const doubting = (...words: string[]) => {
  const text = `Shaped ${words.join(' ')} rye loaves`
  const findings = words.map((word) => ({ ...verdict.findings[0]!, words: word }))
  return { ...refuse('w0.b0', text), verdict: { ...verdict, findings } }
}
const SHAPED = 'Shaped the rye loaves'

test('who left a wording is not asked about others of that line for the same words', () => {
  const asked = (words: string[], ...other: string[]) => listLeft(words, SHAPED, doubting(...other))
  expect(asked(['artisan'], 'artisan')).toEqual([])
  expect(asked(['an Artisan'], 'artisan')).toEqual([])
  expect(asked(['artisan'], 'organic artisan')).toEqual([])
  expect(asked(['artisan'], 'organic', 'artisan')).toEqual([])
  // Part of what was in question is gone, or it is about something else.
  expect(asked(['artisan', 'organic'], 'artisan')).toEqual(['Shaped artisan rye loaves'])
  expect(asked(['artisan'], 'organic')).toEqual(['Shaped organic rye loaves'])
  expect(asked(['artisan'], 'artisanal')).toEqual(['Shaped artisanal rye loaves'])
  // Nothing was named.
  expect(asked([], 'artisan')).toEqual(['Shaped artisan rye loaves'])
})

test('what was left of one line says nothing of another, and of one skill nothing of another', () => {
  expect(listLeft(['artisan'], 'Trained two apprentices', doubting('artisan'))).toHaveLength(1)
  const skill = { ...doubting('artisan'), edit: { ...refuse('new-skill', 'artisan pastry').edit } }
  expect(listLeft(['artisan'], '', skill)).toEqual(['artisan pastry'])
})

test('a wording that was not left takes the place of one that was', () => {
  expect(listLeft(['artisan'], SHAPED, doubting('artisan'), doubting('organic'))).toEqual([
    'Shaped organic rye loaves',
  ])
})

test('who takes a suggestion has it in the resume, and can take it back', () => {
  const changes = list(
    refuse('w0.b0', 'Shaped artisan rye loaves'),
    refuse('new-skill', 'Artisan baking'),
  )
  const ids = keepIds(original, original, listRewordings(changes))
  const taken = acceptChanges(ids, changes, new Set(['c0', 'c1']))
  const text = toMarkdown(taken.resume)
  expect(text).toContain('Shaped artisan rye loaves')
  expect(text).toContain('Artisan baking')
  expect(taken.changes.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  const back = acceptChanges(taken.resume, taken.changes, new Set())
  expect(toMarkdown(back.resume)).toBe(toMarkdown(original))
})

test('open sentences of a summary are one suggestion, beside the own one, and none without it', () => {
  const own = { ...original, summary: 'Baker of rye bread.' }
  const refused = [
    refuse('summary', 'Baker of artisan bread.'),
    refuse('summary', 'Won prizes.', 'refused'),
    refuse('summary', 'Trained two apprentices.'),
  ]
  const listOf = (from: typeof own, tailored = from) =>
    listChanges({ original: from, tailored, applied: [], refused, confirmed: [] })
  const [suggestion, ...others] = listOf(own)
  expect(others).toEqual([])
  expect(suggestion).toMatchObject({
    kind: 'summary',
    before: 'Baker of rye bread.',
    after: 'Baker of artisan bread. Trained two apprentices.',
    state: 'undone',
    doubt: { words: ['artisan'] },
  })
  const all = listOf(own)
  const made = acceptChanges(own, all, new Set(all.map(({ id }) => id)), own)
  expect(made.resume.summary).toBe('Baker of artisan bread. Trained two apprentices.')
  expect(acceptChanges(made.resume, made.changes, new Set(), own).resume.summary).toBe(own.summary)
  const left = {
    kind: 'left',
    line: own.summary,
    note: '',
    offered: suggestion?.after ?? '',
  } as const
  const ownTexts = [{ ...left, text: left.offered }]
  expect(
    listChanges({ original: own, tailored: own, applied: [], refused, confirmed: [], ownTexts }),
  ).toEqual([])
  expect(listOf(original as typeof own)).toEqual([])
})

test('what was asked about a summary for one posting is not asked for another', () => {
  const own = { ...original, summary: 'Baker of rye bread.' }
  const ask = (company: string, question?: string) =>
    listChanges({
      original: own,
      tailored: own,
      applied: [],
      refused: [refuse('summary', `Baker of artisan bread for ${company}.`)],
      confirmed: [],
      names: [company],
      ...(question !== undefined && {
        ownTexts: [
          { kind: 'left', line: own.summary, note: '', offered: 'x', text: 'x', question },
        ] as const,
      }),
    }).map(({ doubt }) => doubt?.question ?? '')
  const [question = ''] = ask('Acme')
  expect(question).not.toBe('')
  expect(ask('Globex')).toEqual([question])
  expect(ask('Globex', question)).toEqual([])
  expect(ask('Globex', 'Another.')).toEqual([question])
})

test('what is open is offered beside the sentences that hold, and either can be undone', () => {
  const own = { ...original, summary: 'Baker of rye bread.' }
  const made = 'Baker who shaped the rye loaves.'
  const changes = listChanges({
    original: own,
    tailored: { ...own, summary: made },
    applied: [
      {
        targetId: 'summary',
        text: made,
        sourceIds: ['w0.b0'],
        requirement: '',
        reason: 'Asked for.',
      },
    ],
    refused: [refuse('summary', 'Knows artisan bread.')],
    confirmed: [],
  })
  const whole = `${made} Knows artisan bread.`
  expect(changes.map(({ after, state }) => [after, state])).toEqual([
    [made, 'accepted'],
    [whole, 'undone'],
  ])
  const tailored: Revision = { resume: { ...own, summary: made }, changes }
  const accept = (from: Revision, ...ids: string[]) =>
    acceptChanges(from.resume, from.changes, new Set(ids), own)
  const both = accept(tailored, 'c0', 'c1')
  expect(both.resume.summary).toBe(whole)
  expect(accept(both, 'c0').resume.summary).toBe(made)
  expect(accept(both).resume.summary).toBe(own.summary)
  expect(accept(accept(both, 'c1'), 'c0', 'c1').resume.summary).toBe(whole)
  expect(accept(accept(both, 'c1')).resume.summary).toBe(own.summary)
  expect(accept(accept(tailored), 'c1').resume.summary).toBe(whole)
  const states = (from: Revision) =>
    markEdited(from.resume, from.changes, own).map(({ state }) => state)
  expect(states(both)).toEqual(['accepted', 'accepted'])
  expect(states(accept(both, 'c1'))).toEqual(['undone', 'accepted'])
  expect(states(accept(both, 'c0'))).toEqual(['accepted', 'undone'])
  expect(states({ ...both, resume: { ...own, summary: 'My own.' } })).toEqual(['edited', 'edited'])
  expect(states({ ...both, resume: { ...own, summary: made } })).toEqual(['accepted', 'undone'])
})
