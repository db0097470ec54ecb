import { expect, test } from 'vitest'
import { cutAlike, quote } from './quote.ts'

const JOB =
  'Senior Cook and Kitchen Supervisor, Harbour Gate International Hotel and Conference Centre'

test('a quotation ends with a whole word', () => {
  expect(quote('Cook')).toBe('"Cook"')
  expect(quote(JOB)).toBe('"Senior Cook and Kitchen Supervisor, Harbour Gate…"')
  expect(quote('x'.repeat(90))).toBe(`"${'x'.repeat(60)}…"`)
})

const quoteBoth = (one: string, other: string) => cutAlike(one, other).map(quote)

test('two quotations show what differs', () => {
  expect(quoteBoth(`${JOB}, May 2018 – June 2020`, `${JOB}, May 2013 – June 2020`)).toEqual([
    '"…Centre, May 2018 – June 2020"',
    '"…Centre, May 2013 – June 2020"',
  ])
  expect(quoteBoth(`Head ${JOB}`, JOB)).toEqual([
    '"Head Senior Cook and Kitchen Supervisor, Harbour Gate…"',
    '"Senior Cook and Kitchen Supervisor, Harbour Gate…"',
  ])
  expect(quoteBoth('Cook, 2018', 'Cook, 2013')).toEqual(['"Cook, 2018"', '"Cook, 2013"'])
})
