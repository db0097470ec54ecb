import type { Change } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { countOpen, sayChanges } from './say-changes.ts'

const changeOf = (change: Partial<Change>): Change => ({
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker',
  before: 'a',
  after: 'b',
  reason: '',
  sources: [],
  requirement: '',
  state: 'accepted',
  ...change,
})
const doubt = { words: ['b'], reason: 'r' }

test.each<[Partial<Change>[], string]>([
  [[], ''],
  [[{}, {}, {}], '3 bullets reworded'],
  [[{ kind: 'summary' }], 'summary reworded'],
  [[{ kind: 'summary', before: '' }], 'summary added'],
  [[{ kind: 'summary' }, { kind: 'summary', doubt }], 'summary reworded'],
  [[{ kind: 'skill', before: '' }], '1 skill added'],
  [[{}, { after: '' }, { after: '' }], '1 bullet reworded, 2 bullets left out'],
  [[{ kind: 'order' }, { kind: 'order' }], 'order changed'],
  [
    [{}, { kind: 'order' }, { kind: 'skill', before: '' }, {}, { kind: 'skill', before: '' }],
    '2 bullets reworded, 2 skills added, order changed',
  ],
  [[{ state: 'undone' }, { state: 'edited' }], '1 bullet reworded'],
  [[{ state: 'undone', doubt }], ''],
  [[{ state: 'accepted', doubt }], '1 bullet reworded'],
])('%#: says in numbers what stands changed', (changes, said) => {
  expect(sayChanges(changes.map(changeOf))).toBe(said)
})

test('a suggestion is open until the person takes it or leaves it', () => {
  const left = { doubt: { ...doubt, isLeft: true }, state: 'undone' as const }
  const changes = [
    { doubt, state: 'undone' as const },
    { doubt },
    { state: 'undone' as const },
    left,
  ]
  expect(countOpen(changes.map(changeOf))).toBe(1)
})
