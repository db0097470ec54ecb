import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useState } from 'react'
import { ColumnForm } from './column-form.tsx'
import { readFiles } from './read-drafts.ts'
import { addTables, mapGroup, type TableGroup } from './table-groups.ts'

afterEach(cleanup)

const TABLE = `Was,Wo,Lnk,Wie\nCook,Kiel,https://jobs.example/1,You cook.\n`
let now: TableGroup

function Form({ first }: { first: TableGroup }) {
  const [group, setGroup] = useState(first)
  now = group
  return <ColumnForm group={group} onSettle={(mapping) => setGroup(mapGroup(group, mapping))} />
}

test('the place of a table has a choice, and the link is found by its cells', async () => {
  const { tables } = await readFiles([new File([TABLE], 'a.csv')])
  const [first] = addTables([], tables, () => undefined)
  if (!first) throw new Error('A table')
  render(<Form first={first} />)
  expect(screen.getByLabelText<HTMLSelectElement>('Link').value).toBe('2')
  fireEvent.change(screen.getByLabelText('Text (needed)'), { target: { value: '3' } })
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: '1' } })
  expect(screen.getByRole('list', { name: 'Place, first rows' }).textContent).toBe('Kiel')
  expect(now.outcome).toMatchObject([
    { text: 'You cook.', place: 'Kiel', link: 'https://jobs.example/1' },
  ])
})
