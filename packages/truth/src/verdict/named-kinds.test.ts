import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { checkResume, readOriginal } from './check-truth.ts'

const write = (bullet: string) =>
  parseResume(`Jo Doe
jo@example.com

Skills
Excel

Experience

Staff Accountant, Acme Ltd, 2015 – 2020
- ${bullet}
`)
const check = (before: string, after: string) =>
  checkResume(readOriginal(write(before)), write(after)).map(({ reason }) => reason)

test.each([
  ['Tested modules in NetSuite and wrote the guide', 'NetSuite', 'NetSuite (ERP)'],
  ['Wrote most of the terraform for the team', 'terraform', 'terraform (infrastructure as code)'],
])('a kind behind its thing says nothing new: %s', (bullet, thing, named) => {
  expect(check(bullet, bullet.replace(thing, named))).toEqual([])
})

test.each([
  ['Tested modules in NetSuite and wrote the guide', 'NetSuite', 'NetSuite (SAP)'],
  ['Tested modules in NetSuite and wrote the guide', 'NetSuite', 'NetSuite (ERP implementation)'],
  ['Kept the ERP clean and wrote the guide', 'ERP', 'ERP (NetSuite)'],
  ['Built the shop in React and wrote the guide', 'React', 'React (JavaScript)'],
  ['Tested modules in NetSuite and wrote the guide', 'guide', 'guide (ERP)'],
])('what is no kind of it does: %s with %s as %s', (bullet, thing, named) => {
  expect(check(bullet, bullet.replace(thing, named))).not.toEqual([])
})
