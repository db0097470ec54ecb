import { expect, test } from 'vitest'
import { isLeave } from './is-leave.ts'

test.each([
  'Parental leave',
  'Maternity Leave (second child)',
  'Parental leave: two children',
  'Leave of absence',
  'Sabbatical',
  'Sabbatical year, travel in South America',
  'Career break (family care)',
  'Career break to care for my mother',
  'Elternzeit',
  'Elternzeit für mein zweites Kind',
  'Karenz',
  'Congé parental',
  'Congé de maternité',
  'Année sabbatique',
  'Excedencia por maternidad',
  'Permiso de paternidad',
])('%s is time off, in either place', (text) => {
  expect(isLeave({ position: text, company: '' })).toBe(true)
  expect(isLeave({ position: '', company: text })).toBe(true)
})

test.each([
  'Parental Leave Administrator',
  'Leave Coordinator',
  'Sabbatical Officer',
  'Family support worker',
  'Auszeit-Berater',
  'Breakfast cook',
  '',
])('%s is a job', (text) => {
  expect(isLeave({ position: text, company: '' })).toBe(false)
})

test('an employer with such a name makes no leave of a job', () => {
  expect(isLeave({ position: 'Barista', company: 'Sabbatical' })).toBe(false)
})
