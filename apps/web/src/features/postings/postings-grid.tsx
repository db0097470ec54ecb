// Rows of a virtual list are laid out by a grid of their own, which elements of a table would not let it do.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { PostingDto } from '@tailorbird/contracts'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { COLUMNS, type Column, type Filter, type Sorting } from './list-view.ts'
import { PostingCells } from './posting-row.tsx'
import { sayCopies } from './say-posting.ts'
import { SortHead } from './sort-head.tsx'

/** Height of a row before it is measured, in pixels, and how many are drawn beyond what is seen. */
const ROW_PX = 62
const OVERSCAN = 4
const PAGE_ROWS = 8

/** What the person asked the list for. */
export interface View {
  filter: Filter
  sorting: Sorting
}

interface Props {
  postings: readonly PostingDto[]
  /** The copies of each. */
  copies: ReadonlyMap<string, readonly PostingDto[]>
  /** How the list is sorted and filtered; another one is looked at from its top. A constant as long as nothing is changed. */
  view: View
  onSort: (column: Column) => void
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onOpen: (id: string) => void
}

/**
 * The postings as a grid of which only the rows in sight are in the page. Arrows, Home, End and the page keys
 * move, the space bar chooses, Enter opens.
 */
export function PostingsGrid(props: Props) {
  const { postings, copies, view, onSort, chosen, onChoose, onOpen } = props
  const scroller = useRef<HTMLDivElement>(null)
  /** The row that the keyboard was at, in this view. */
  const [last, setLast] = useState<{ id: string; view: View }>()
  const found = last?.view === view ? postings.findIndex(({ id }) => id === last.id) : -1
  // Nothing here is memoised by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: postings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (place) => postings[place]?.id ?? place,
    overscan: OVERSCAN,
    // The row with the focus stays when it is scrolled away.
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range)
      return found < 0 || places.includes(found)
        ? places
        : [...places, found].toSorted((one, other) => one - other)
    },
  })

  // Whoever scrolled with a wheel goes on by keyboard where they are.
  const active = found < 0 ? (virtualizer.range?.startIndex ?? 0) : found

  useLayoutEffect(() => {
    virtualizer.scrollToOffset(0)
  }, [view, virtualizer])

  function move(place: number) {
    const to = Math.min(Math.max(place, 0), postings.length - 1)
    const id = postings[to]?.id
    flushSync(() => {
      if (id !== undefined) setLast({ id, view })
      virtualizer.scrollToIndex(to)
    })
    scroller.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus()
  }

  function press(event: KeyboardEvent) {
    const posting = postings[active]
    if (!posting || event.target !== event.currentTarget.querySelector(`[data-index="${active}"]`))
      return
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE_ROWS,
      PageUp: active - PAGE_ROWS,
      Home: 0,
      End: postings.length - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) move(to)
    else if (event.key === ' ') onChoose(posting.id, !chosen.has(posting.id))
    else if (event.key === 'Enter') onOpen(posting.id)
    else return
    event.preventDefault()
  }

  return (
    <div
      role="grid"
      aria-label="Postings"
      aria-rowcount={postings.length + 1}
      aria-colcount={COLUMNS.length}
      aria-multiselectable="true"
      tabIndex={-1}
      className="postings-grid"
      onKeyDown={press}
    >
      <SortHead sorting={view.sorting} onSort={onSort} />
      <div ref={scroller} role="rowgroup" className="postings-scroll">
        <div
          role="presentation"
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const posting = postings[index]
            if (!posting) return null
            const isChosen = chosen.has(posting.id)
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                aria-selected={isChosen}
                tabIndex={index === active ? 0 : -1}
                className="postings-row absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
                onFocus={() => setLast({ id: posting.id, view })}
              >
                <PostingCells
                  posting={posting}
                  copies={sayCopies(posting, copies.get(posting.id) ?? [])}
                  isChosen={isChosen}
                  onChoose={onChoose}
                  onOpen={onOpen}
                />
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
