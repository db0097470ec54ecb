import { expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { keepInMemory } from '../../../lib/keep.ts'
import { shareSocket } from '../../../lib/socket.ts'
import { keepColumns, readKeptColumns } from './kept-columns.ts'
import { readFiles } from './read-drafts.ts'
import { addTables, mapGroup, nameGroup } from './table-groups.ts'

const ODD = 'Ref,Who,What they say\n1,Hill,You cook.\n2,Mill,You bake.'
const read = async (...files: [string, string][]) =>
  (await readFiles(files.map(([name, text]) => new File([text], name)))).tables
const none = () => undefined

test('tables with the same headings are settled together, and with a fault in one none comes in', async () => {
  const tables = await read(['a.csv', ODD], ['b.csv', 'Title,Text\nCook,Cooks.'], ['c.csv', ODD])
  const [odd, named] = addTables([], tables, none)
  if (!odd || !named) throw new Error('Two groups')
  expect([nameGroup(odd), odd.isOpen, odd.outcome]).toEqual([
    'a.csv and 1 more with the same columns',
    true,
    'a.csv: Say which column has the text of the postings.',
  ])
  expect([named.isOpen, named.outcome]).toMatchObject([false, [{ title: 'Cook', text: 'Cooks.' }]])
  expect(mapGroup(odd, { text: 2, company: 1 }).outcome).toHaveLength(4)
  const [more] = addTables([odd], await read(['d.csv', `${ODD}\n3,Dell,`]), () => ({ text: 2 }))
  expect(more?.outcome).toBe('a.csv: Say which column has the text of the postings.')
  expect(more && mapGroup(more, { text: 2 }).outcome).toBe(
    'd.csv: Row 4: This row has no text of a posting.',
  )
})

test('what was settled is remembered by the headings, and of a table without headings nothing is kept', async () => {
  const keep = keepInMemory()
  const { dispatch } = makeStore({ origin: '', keep, socket: shareSocket('') })
  const [table] = await read(['a.csv', ODD])
  const headers = table?.table.headers ?? []
  dispatch(keepColumns(headers, { text: 2 }))
  const kept = (names: readonly string[]) => dispatch(readKeptColumns(names))
  expect([kept(headers), kept(headers.toReversed())]).toEqual([{ text: 2 }, undefined])
  const [group] = addTables([], table ? [table] : [], kept)
  expect([group?.isOpen, group?.outcome.length]).toEqual([false, 2])
  dispatch(keepColumns(['Cook', 'You cook and clean '.repeat(9)], { text: 1 }))
  expect(JSON.stringify(keep.read('posting-columns'))).not.toContain('You cook')
  keep.write('posting-columns', [{ headers, mapping: { text: 7, title: 'x' } }, null, 'x'])
  expect(kept(headers)).toEqual({})
})
