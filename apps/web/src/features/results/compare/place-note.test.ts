import { expect, test, vi } from 'vitest'
import { placeNote } from './place-note.ts'

function stand(cell: Partial<DOMRect>, words: Partial<DOMRect>) {
  const row = document.createElement('tr')
  row.innerHTML = '<td><button></button></td>'
  const [td, button] = [row.querySelector('td'), row.querySelector('button')]
  if (!td || !button) throw new Error('no cell')
  vi.spyOn(td, 'getBoundingClientRect').mockReturnValue(cell as DOMRect)
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(words as DOMRect)
  return button
}

test('a note stands below the whole cell, so that it hides neither the heading nor the undo button', () => {
  const words = stand({ top: 100, bottom: 180 }, { top: 100, bottom: 130 })
  expect(placeNote(words)).toEqual({ side: 'bottom', sideOffset: 56 })
})

test('it stands above the words where there is no room below', () => {
  const bottom = window.innerHeight - 20
  const words = stand({ top: bottom - 80, bottom }, { top: bottom - 80, bottom: bottom - 50 })
  expect(placeNote(words)).toEqual({ side: 'top', sideOffset: 6 })
})
