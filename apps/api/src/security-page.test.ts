import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { object } from 'yup'
import { limitSettings } from './limit-settings.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
const list = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') })
const page = read('docs/SECURITY.md')

/** OWASP ASVS 5.0: the level of each requirement of a section, in its order; '-' is level 3. */
const STANDARD: Record<string, string> = {
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
}
const required = Object.entries(STANDARD).flatMap(([section, levels]) =>
  levels.split('').map((level, index) => `V${section}.${index + 1} ${level}`),
)

const rows = [...page.matchAll(/^\| (V[\d.]+) +\| (\d) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', level = '', short = '', state = '', by = '']) => ({ id, level, short, state, by }),
)
const testFiles = list('{apps,packages}/*/src/**/*.{test.ts,test.tsx,spec.ts}')

const readTests = (by: string) => [
  ...by.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`: "(.+?)"(?=;|\.|$)/g),
]

/** Each test that the page names is there. */
function expectTests(tests: ReturnType<typeof readTests>): void {
  for (const [, file = '', name = ''] of tests) {
    const found = testFiles.filter((path) => path.endsWith(`/${file}`))
    expect(found, `one file is called ${file}`).toHaveLength(1)
    const quoted = [`'${name}'`, `"${name}"`, `\`${name}\``]
    const text = read(found[0] ?? '')
    expect(
      quoted.some((words) => text.includes(`(${words}`) || text.includes(`  ${words},\n`)),
      name,
    ).toBe(true)
  }
}

test('the table has every requirement of levels 1 and 2, in order', () => {
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(required)
})

test.each(rows)('$id: $short', ({ state, by }) => {
  const tests = readTests(by)
  const links = [...by.matchAll(/\]\(([\w.]*)#([\w-]+)\)/g)]
  expect(state).toMatch(/^(met|by the operator|does not apply|deviates)$/)
  expect(by).toMatch(/\w/)
  // Every name of a test file must be read as such.
  expect(tests).toHaveLength(by.match(/\.(test|spec)\.tsx?/g)?.length ?? 0)
  const needed = state === 'met' ? tests.length + links.length : 1
  expect(needed).toBeGreaterThan(0)
  expect(by).toContain(state === 'by the operator' ? '(OPERATIONS.md#' : '')

  expectTests(tests)
  for (const [, file = '', anchor = ''] of links) {
    const headings = [...read(`docs/${file || 'SECURITY.md'}`).matchAll(/^##+ (.+)$/gm)]
    const anchors = headings.map(([, words = '']) => words.toLowerCase().replaceAll(' ', '-'))
    expect(anchors).toContain(anchor)
  }
})

const [, faults = ''] = /^## Under abuse\n([^]*?)^## /m.exec(page) ?? []
const abuses = [...faults.matchAll(/^\| ([A-Z\d].+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, abuse = '', , by = '']) => ({ abuse, by }),
)

test.each(abuses)('what holds under abuse has tests: $abuse', ({ by }) => {
  const tests = readTests(by)
  expect(tests).toHaveLength(by.match(/\.(test|spec)\.tsx?/g)?.length ?? 0)
  expect(tests).not.toHaveLength(0)
  expectTests(tests)
})

test('the table of what holds under abuse is read', () => {
  expect(abuses).toHaveLength(13)
})

test('docs/OPERATIONS.md has every limit with its default', () => {
  const [, section = ''] = /^## Limits\n([^]*?)^## /m.exec(read('docs/OPERATIONS.md')) ?? []
  const documented = [...section.matchAll(/^\| `(\w+)` +\| (\d+) /gm)].map(
    ([, name = '', value]) => [name, Number(value)] as const,
  )
  expect(Object.fromEntries(documented)).toEqual(object(limitSettings).getDefault())
})

test('no client of ours takes a certificate that it cannot check', () => {
  const sources = list('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|spec)\./.test(path),
  )
  expect(sources.length).toBeGreaterThan(300)
  const careless = sources.filter((path) =>
    /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|sslmode=no-verify/.test(read(path)),
  )
  expect(careless).toEqual([])
})
