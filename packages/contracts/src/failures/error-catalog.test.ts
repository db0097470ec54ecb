import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalog } from './error-catalog.ts'

const page = readFileSync(new URL('../../../../docs/API.md', import.meta.url), 'utf8')

test('docs/API.md has every code with its status', () => {
  const documented = [...page.matchAll(/^\| `([a-z_]+)` +\| (\d{3}) +\|/gm)].map(
    ([, code, status]) => `${code} ${status}`,
  )
  const inCode = Object.entries(errorCatalog).map(([code, { status }]) => `${code} ${status}`)
  expect(documented.toSorted()).toEqual(inCode.toSorted())
})

test.each(Object.entries(errorCatalog))(
  '%s says what happened in whole sentences',
  (_code, { sentence, title }) => {
    expect(sentence).toMatch(/^[A-Z].*(\.|5MB|email or password)$/)
    expect(title).toMatch(/^[A-Z].*[^.]$/)
  },
)
