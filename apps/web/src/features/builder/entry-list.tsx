import type { ReactNode } from 'react'
import { focusOn, idOf, useBuilder } from './builder-context.ts'
import { RowButtons } from './row-buttons.tsx'
import { useRows } from './use-rows.ts'

interface Props<T> {
  path: 'workExperience' | 'education' | 'skillsCategories' | 'additionalSections'
  /** One of them, such as 'experience'. */
  noun: string
  /** Its name, once it has one. */
  titleOf: (entry: T) => string
  /** Its first field, such as 'company', where the focus goes. */
  first: string
  isEmpty: (entry: T) => boolean
  /** What to say while there is none. */
  teaching: string
  /** Adds one; it is given what puts it into the list. */
  renderAdd: (add: (entry: T) => void, count: number) => ReactNode
  children: (entry: T, path: string) => ReactNode
}

/** Entries of several fields that are added, moved and removed. */
export function EntryList<T extends { id: string }>(props: Props<T>) {
  const { path, noun, titleOf, first, isEmpty, teaching, renderAdd, children } = props
  const { ask } = useBuilder()
  const nameOf = (entry: T, place: number) => titleOf(entry) || `${noun} ${place + 1}`
  const { rows, put, remove, move } = useRows<T>(path, nameOf)

  function take(place: number) {
    const neighbour = rows[place + 1] ?? rows[place - 1]
    remove(place)
    focusOn(neighbour ? `${neighbour.id}.title` : `${path}.add`)
  }

  function askToTake(entry: T, place: number) {
    if (isEmpty(entry)) return take(place)
    return ask({
      title: `Remove ${nameOf(entry, place)}?`,
      text: 'What you wrote in it goes with it.',
      answer: 'Remove',
      onYes: () => take(place),
    })
  }

  return (
    <>
      {rows.length === 0 && <p className="max-w-prose text-small text-soft">{teaching}</p>}
      <ol className="space-y-8">
        {rows.map((entry, place) => (
          <li key={entry.id}>
            <fieldset aria-labelledby={idOf(`${entry.id}.title`)} className="min-w-0">
              <div className="mb-3 flex items-start gap-2 border-b border-line pb-1">
                <h4
                  id={idOf(`${entry.id}.title`)}
                  tabIndex={-1}
                  dir="auto"
                  className="min-w-0 flex-1 self-center font-serif text-[1.1875rem]/[1.3] wrap-anywhere outline-none"
                >
                  {titleOf(entry) || (
                    <span className="text-soft">
                      {noun[0]?.toUpperCase() + noun.slice(1)} {place + 1}
                    </span>
                  )}
                </h4>
                <RowButtons
                  id={idOf(`${entry.id}.entry`)}
                  name={nameOf(entry, place)}
                  place={place}
                  count={rows.length}
                  onMove={(by) => move(place, by)}
                  onRemove={() => askToTake(entry, place)}
                />
              </div>
              {children(entry, `${path}.${place}`)}
            </fieldset>
          </li>
        ))}
      </ol>
      {renderAdd((entry) => {
        put(rows.length, [entry])
        focusOn(`${entry.id}.${first}`)
      }, rows.length)}
    </>
  )
}
