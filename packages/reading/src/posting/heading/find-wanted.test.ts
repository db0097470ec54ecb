import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

test.each([
  ['Need electrician asap, Boise area. Must have own tools. Call 555-0134', 'Electrician'],
  ['Electrician needed in Boise. Must have own tools and a truck. $30/hr.', 'Electrician'],
  ['looking for a line cook, evenings and weekends. Must have own knives.', 'Line cook'],
  ['Welder wanted! Own hood required.', 'Welder'],
  ['Urgently need an experienced plumber - Leeds', 'Plumber'],
  ['Koch gesucht, ab sofort', 'Koch'],
  ['Dringend gesucht: Elektriker in Köln', 'Elektriker'],
  ['Se busca camarero para fines de semana', 'Camarero'],
])('%j is for a %s', (text, title) => {
  expect(readPosting(text).title).toBe(title)
})

test('a title with such a word in it stays', () => {
  const text = 'Nurse\nSt. Brendan Clinic\nElectrician needed for our other site'
  expect(readPosting(text).title).toBe('Nurse')
})
