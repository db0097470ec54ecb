import { expect, test } from 'vitest'
import { credentials } from './account.ts'
import { email, writtenEmail } from './email.ts'

test.each([
  [' Ada@Example.org ', 'Ada@Example.org'],
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@MÜLLER.example', 'ada@xn--mller-kva.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@xn--mller-kva.example', 'ada@xn--mller-kva.example'],
])('a form sends %s as %s', (typed, sent) => {
  expect(email.validateSync(typed)).toBe(sent)
  expect(credentials.isValidSync({ email: sent, password: 'secret' }, { strict: true })).toBe(true)
})

test.each([
  ['ädä@example.org', /plain letters/],
  ['ädä@müller.example', /plain letters/],
  ['ada@', /valid/],
  ['ada@müller.example/x', /valid/],
  ['ada@müller.example:25', /valid/],
  ['müller', /valid/],
  ['a@ü@example.org', /valid/],
  ['ada\0@example.org', /valid/],
  [`${'a'.repeat(250)}@example.org`, /valid/],
  ['', /valid/],
])('%j is refused in plain words', (typed, words) => {
  expect(() => email.validateSync(typed)).toThrow(words)
})

test('who sends another domain without a form is told how to write it', () => {
  const sent = { email: 'ada@müller.example', password: 'secret' }
  expect(() => credentials.validateSync(sent, { strict: true })).toThrow('xn--')
})

test('a resume has an address as its owner writes it', () => {
  for (const address of ['ada@example.org', 'ädä@müller.example'])
    expect(writtenEmail.validateSync(address)).toBe(address)
  for (const wrong of ['ada', 'ada@mü ller', 'ä@@example.org'])
    expect(writtenEmail.isValidSync(wrong)).toBe(false)
})
