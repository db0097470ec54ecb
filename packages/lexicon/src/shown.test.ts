import { stem } from '@tailorbird/language'
import { expect, test } from 'vitest'
import { findShown, listPhraseStems } from './shown.ts'
import { tokenize } from './tokens.ts'

const listShown = (text: string) =>
  findShown(tokenize(text).map(({ norm }) => stem(norm))).map(({ name }) => name)

test.each([
  ['Conduit bending', 'Bent EMT for nine schools'],
  ['Conduit bending', 'EMT of all sizes, bending it by hand'],
  ['Supplier management', 'Managing 40 suppliers of parts'],
  ['Supplier management', 'Lieferanten im Ausland betreut'],
])('%s is shown by: %s', (name, text) => {
  expect(listShown(text)).toContain(name)
})

test.each([
  ['Conduit bending', 'Stored EMT in the yard'],
  ['Conduit bending', 'Bent sheet metal and, years later and in another shop, sold EMT'],
  ['Supplier management', 'Managed the shop, the yard, the vans, the tools and nine suppliers'],
])('%s is not shown by: %s', (name, text) => {
  expect(listShown(text)).not.toContain(name)
})

test('the words that show a term are told by their places', () => {
  const stems = tokenize('Then I bent some EMT').map(({ norm }) => stem(norm))
  expect(findShown(stems).find(({ name }) => name === 'Conduit bending')).toMatchObject({
    from: 2,
    to: 4,
  })
})

test('small words and repeated ones say nothing in a phrase', () => {
  expect(listPhraseStems('bent and bending the EMT with a bender')).toEqual([
    'bend',
    'emt',
    'bender',
  ])
})
