import type { Change } from '@tailorbird/contracts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangeTexts } from './change-texts.tsx'

const change: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Hill House',
  before: 'Ran day shifts',
  after: 'Supervised day shifts',
  reason: '',
  requirement: '',
  sources: [],
  state: 'accepted',
}

const struck = (one: Change) => {
  const { container } = render(<ChangeTexts change={one} />)
  return [...container.querySelectorAll('del')].map(({ textContent }) => textContent)
}

test('what is not in the resume is struck out, and nothing else', () => {
  expect(struck(change)).toEqual(['Ran day shifts'])
  expect(struck({ ...change, state: 'undone' })).toEqual(['Supervised day shifts'])
  const doubt = { words: ['Supervised'], reason: 'r' }
  expect(struck({ ...change, state: 'undone', doubt })).toEqual([])
})
