import { expect, test } from 'vitest'
import { sayTo } from '../words/index.ts'
import { isTailoringNote } from './is-tailoring-note.ts'

test.each(['en', 'de', 'fr', 'es'] as const)(
  'names that may be wrong are a note that stays when the text is edited: %s',
  (language) => {
    const names = { employer: 'Anchor (Bonn)', position: 'Hearth' }
    expect(isTailoringNote(sayTo(language, 'doubtfulNames', names), language)).toBe(true)
    expect(isTailoringNote(sayTo(language, 'lacksPosition', names), language)).toBe(true)
    expect(isTailoringNote(sayTo(language, 'lacksEmployer', names), language)).toBe(true)
    expect(isTailoringNote('Anchor (Bonn)', language)).toBe(false)
  },
)
