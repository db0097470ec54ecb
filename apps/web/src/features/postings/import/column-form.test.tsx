import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ColumnForm } from './column-form.tsx'
import { readFiles } from './read-drafts.ts'
import { addTables, mapGroup, type TableGroup } from './table-groups.ts'

afterEach(cleanup)

const TABLE = `Was,Wo,Lnk,Wie\nCook,Kiel,https://jobs.example/1,You cook.\n`
test('the place of a table has a choice, and the link is found by its cells', async () => {
  const { tables } = await readFiles([new File([TABLE], 'a.csv')])
  const [first] = addTables([], tables, () => undefined)
  if (!first) throw new Error('A table')
  let now = first
  const formOf = (group: TableGroup) => (
    <ColumnForm
      group={group}
      onSettle={(mapping) => {
        now = mapGroup(group, mapping)
        rerender(formOf(now))
      }}
    />
  )
  const { rerender } = render(formOf(first))
  expect(screen.getByLabelText<HTMLSelectElement>('Link').value).toBe('2')
  fireEvent.change(screen.getByLabelText('Text (needed)'), { target: { value: '3' } })
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: '1' } })
  expect(screen.getByRole('list', { name: 'Place, first rows' }).textContent).toBe('Kiel')
  expect(now.outcome).toMatchObject([
    { text: 'You cook.', place: 'Kiel', link: 'https://jobs.example/1' },
  ])
})
