import { expect, test } from 'vitest'
import { readLines } from '../read-lines.ts'
import { agree } from './agree.ts'
import { readHeader, textOf } from './header.ts'
import { nameWeights } from './name-model.ts'

function read(texts: readonly string[]) {
  const headers = texts.map((text) => readHeader(readLines(text)))
  return agree(headers, nameWeights('jobs')).map(({ role, owner }, at) =>
    [role, owner].map(({ from, to }) => {
      const header = headers[at]
      const [first, last] = [header?.atoms[from], header?.atoms[to]]
      return header && first && last ? textOf(header, first, last) : ''
    }),
  )
}

test('the clear entries say in which order the names of an unclear one stand', () => {
  const clear = ['Staff Nurse\nLeeds Hospital\n2015 – 2017', 'Cook\nAcme Ltd\n2012 – 2015']
  expect(read([...clear, 'Quux\nFoobar\n2010 – 2012']).at(-1)).toEqual(['Quux', 'Foobar'])
  const turned = ['Leeds Hospital\nStaff Nurse\n2015 – 2017', 'Acme Ltd\nCook\n2012 – 2015']
  expect(read([...turned, 'Quux\nFoobar\n2010 – 2012']).at(-1)).toEqual(['Foobar', 'Quux'])
})

test('a role below an employer that stands alone needs no other one', () => {
  const [, first, second] = read([
    'ACME GROUP',
    'Plant Manager\n2019 – 2021',
    'Foreman\n2014 – 2019',
  ])
  expect([first, second]).toEqual([
    ['Plant Manager', ''],
    ['Foreman', ''],
  ])
})
