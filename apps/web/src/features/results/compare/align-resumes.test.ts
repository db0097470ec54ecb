import type { Change, StructuredResume } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { alignResumes } from './align-resumes.ts'
import type { Piece, Row } from './write-row.ts'

const write = (bullets: string[], skills = 'Docker, K8s, SQL', sections = '') =>
  `# Noor Haddad\n\nnoor@example.org\n\n## Core Competencies\n\n- **Tools:** ${skills}\n\n## Professional Experience\n\n### Crumb & Co | Bern\n**Baker** | 2019 – Present\n\n${bullets.map((bullet) => `- ${bullet}`).join('\n')}\n${sections}`

const EMPTY: StructuredResume = {
  contactInfo: { fullName: '', email: '', phone: '', languages: [] },
  workExperience: [],
  education: [],
  skillsCategories: [],
  certifications: [],
  achievements: [],
  additionalSections: {},
}

const changeOf = (change: Partial<Change>): Change => ({
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Crumb & Co',
  before: '',
  after: '',
  reason: '',
  sources: [],
  requirement: '',
  state: 'accepted',
  ...change,
})
const show = (pieces: Piece[] | null, mark: string) =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `${mark}${text}${mark}` : text)).join('') ??
  null
const align = (before: string, after: string, changes: Change[] = []) =>
  alignResumes(parseResume(before), parseResume(after), changes)
const rowsOf = (...given: Parameters<typeof align>) => align(...given).flatMap(({ rows }) => rows)
const shown = (rows: Row[]) =>
  rows.map(({ before, after }) => [show(before, '-'), show(after, '+')])

test('the same resume has the same lines on both sides, and nothing is marked', () => {
  const text = write(['Baked bread', 'Kept the oven'])
  for (const { before, after, moved } of rowsOf(text, text)) {
    expect(after).toEqual(before)
    expect(after?.some(({ isChanged }) => isChanged)).toBe(false)
    expect(moved).toBe(false)
  }
})

test('a changed line is marked word by word', () => {
  const rows = rowsOf(write(['Baked 40 loaves a day']), write(['Baked 40 sourdough loaves a day']))
  expect(shown(rows)).toContainEqual(['Baked 40 loaves a day', 'Baked 40 +sourdough +loaves a day'])
})

test('a line that only moved is no removal and no addition', () => {
  const rows = rowsOf(
    write(['Baked bread', 'Kept the oven', 'Sold cakes']),
    write(['Sold cakes', 'Baked bread', 'Kept the oven']),
  )
  expect(shown(rows).slice(-3)).toEqual([
    ['Sold cakes', 'Sold cakes'],
    ['Baked bread', 'Baked bread'],
    ['Kept the oven', 'Kept the oven'],
  ])
  expect(rows.slice(-3).map(({ moved }) => moved)).toEqual([true, false, false])
})

test('a list in another order says of each line where it was and where it is', () => {
  const rows = rowsOf(
    write(['Baked bread', 'Drove vans at night', 'Kept the oven', 'Sold cakes']),
    write(['Sold cakes', 'Baked bread', 'Kept the oven', 'Won a prize']),
  )
  const list = rows.filter(({ kind }) => kind === 'item')
  expect(list.map(({ places }) => [places?.was, places?.now, places?.of])).toEqual([
    [4, 1, 4],
    [1, 2, 4],
    [2, null, 4],
    [3, 3, 4],
    [null, 4, 4],
  ])
  expect(rows.filter(({ kind }) => kind !== 'item').every(({ places }) => !places)).toBe(true)
})

test('a list that kept its order has no numbers', () => {
  const rows = rowsOf(write(['Baked bread', 'Kept the oven']), write(['Kept the oven']))
  expect(rows.every(({ places }) => places === null)).toBe(true)
})

test('a line of skills knows when the same ones stand in another order', () => {
  const findSkills = (after: string) =>
    rowsOf(write([], 'Docker, SQL'), write([], after)).find(({ kind }) => kind === 'skills')
  expect(findSkills('SQL, Docker')?.isReordered).toBe(true)
  expect(findSkills('Docker, Go, SQL')?.isReordered).toBe(false)
})

test('what is gone stands where it was, what is new stands alone', () => {
  const rows = rowsOf(
    write(['Baked bread', 'Drove vans at night', 'Kept the oven']),
    write(['Baked bread', 'Kept the oven', 'Won a prize']),
  )
  expect(shown(rows).slice(-4)).toEqual([
    ['Baked bread', 'Baked bread'],
    ['-Drove vans at night-', null],
    ['Kept the oven', 'Kept the oven'],
    [null, '+Won a prize+'],
  ])
})

test('a line in wholly other words is the same line when the change says so', () => {
  const change = changeOf({ before: 'Fed the town', after: 'Supplied 900 households' })
  const rows = rowsOf(write(['Fed the town']), write(['Supplied 900 households']), [change])
  const row = rows.at(-1)
  expect(row?.before).not.toBeNull()
  expect(row?.changes).toEqual([change])
})

test('an undone change stands at its old text', () => {
  const change = changeOf({ before: 'Fed the town', after: 'Supplied 900', state: 'undone' })
  const rows = rowsOf(write(['Fed the town']), write(['Fed the town']), [change])
  expect(rows.at(-1)?.changes).toEqual([change])
})

test('skills are compared one by one; a skill carries its own change, order marks nothing', () => {
  const change = changeOf({ kind: 'skill', place: 's0', before: 'K8s', after: 'Kubernetes' })
  const rows = rowsOf(write([], 'Docker, K8s, SQL'), write([], 'SQL, Kubernetes, Docker'), [change])
  const row = rows.find(({ kind }) => kind === 'skills')
  expect(row?.before?.filter(({ isChanged }) => isChanged)).toEqual([
    { text: 'K8s', isChanged: true },
  ])
  expect(row?.after?.filter(({ isChanged }) => isChanged)).toEqual([
    { text: 'Kubernetes', isChanged: true, change },
  ])
})

test('a comma within a skill parts nothing', () => {
  const rows = rowsOf(write([], String.raw`Bread\, cakes, SQL`), write([], 'SQL'))
  expect(rows.find(({ kind }) => kind === 'skills')?.before?.map(({ text }) => text)).toEqual([
    'Tools:',
    'Bread, cakes',
    'SQL',
  ])
})

test('a change of order stands above the place that it is about', () => {
  const job = changeOf({ id: 'c1', kind: 'order', before: 'a\nb', after: 'b\na' })
  const skills = changeOf({ id: 'c2', kind: 'order', place: 's', before: 'x', after: 'y' })
  const groups = align(write(['a', 'b']), write(['b', 'a']), [job, skills])
  expect(groups.find(({ title }) => title === 'Core Competencies')?.orders).toEqual([skills])
  expect(groups.at(-1)?.orders).toEqual([job])
})

test('sections pair by their titles, wherever they stand', () => {
  const before = write(['a'], 'SQL', '\n## AWARDS\n\n- One\n\n## HOBBIES\n\n- Two\n')
  const after = write(['a'], 'SQL', '\n## HOBBIES\n\n- Two\n\n## AWARDS\n\n- One\n')
  const order = changeOf({ kind: 'order', place: 'x', before: 'x', after: 'y' })
  const groups = align(before, after, [order])
  expect(groups.flatMap(({ orders }) => orders)).toEqual([order])
  expect(shown(groups.flatMap(({ rows }) => rows)).slice(-2)).toEqual([
    ['Two', 'Two'],
    ['One', 'One'],
  ])
})

test('a text that is no resume at all is still shown', () => {
  const words = { ...EMPTY, additionalSections: { Other: ['just words'] } }
  const rows = alignResumes(words, EMPTY, []).flatMap((group) => group.rows)
  expect(shown(rows)).toEqual([['-just words-', null]])
})

test('sections are known by their kind and their heading, in any language', () => {
  const german = (jobs: string, skills: string, lines: string[]) =>
    `# Noor Haddad\n\n## ${skills}\n\n- Ofen, Teig\n\n## ${jobs}\n\n### Krume AG\n**Bäckerin** | 2019 – 2021\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`
  const orders = ['w0', 's'].map((place) => changeOf({ id: place, kind: 'order', place }))
  const groups = align(
    german('Berufserfahrung', 'Kenntnisse', ['Backte Brot', 'Verkaufte Kuchen']),
    german('Beruflicher Werdegang', 'Kenntnisse', ['Verkaufte Kuchen', 'Backte Brot']),
    orders,
  )
  expect(groups.map(({ title, orders: found }) => [title, found[0]?.place])).toEqual([
    [null, undefined],
    ['Kenntnisse', 's'],
    ['Beruflicher Werdegang', undefined],
    [null, 'w0'],
  ])
  expect(shown(groups.flatMap(({ rows }) => rows)).slice(-2)).toEqual([
    ['Verkaufte Kuchen', 'Verkaufte Kuchen'],
    ['Backte Brot', 'Backte Brot'],
  ])
})
