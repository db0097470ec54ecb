import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { stopSecondClick } from '../lib/stop-second-click.ts'

/** Rows above and below what is seen; at least one, so that Tab always finds the next. */
const OVERSCAN = 3

interface Props {
  label: string
  /** One stable name per row, in order. */
  keys: string[]
  /** Height of a row before it is measured, in pixels. */
  estimate: number
  /** Draws a row; what has `data-home` in it takes the focus when a neighbour is removed. */
  renderRow: (key: string, place: number) => ReactNode
  /** Called when the row that had the focus was the last one. A constant. */
  onEmptied?: () => void
  /** Scrolls here, each time that another object is set. */
  shown?: { key: string } | undefined
  className?: string
}

/**
 * A list of which only the rows in sight are in the page. To screen readers it has all its rows, the
 * keyboard reaches them all, and the row with the focus stays when it is scrolled away.
 */
export function VirtualList(props: Props) {
  const { label, keys, estimate, renderRow, onEmptied, shown, className = '' } = props
  const scroller = useRef<HTMLElement>(null)
  const focused = useRef<{ key: string; place: number }>(undefined)
  const scrolledTo = useRef<{ key: string }>(undefined)
  // Nothing here is memoised by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: (place) => keys[place] ?? place,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range)
      const place = focused.current ? keys.indexOf(focused.current.key) : -1
      return place < 0 || places.includes(place)
        ? places
        : [...places, place].toSorted((a, b) => a - b)
    },
  })

  useLayoutEffect(() => {
    const { current } = focused
    if (!current || keys.includes(current.key)) return
    // Its row was removed, and the focus with it.
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const place = Math.min(current.place, keys.length - 1)
    const next = scroller.current?.querySelector(`li[data-index="${place}"] [data-home]`)
    if (next instanceof HTMLElement) next.focus()
    else onEmptied?.()
  }, [keys, onEmptied])

  useEffect(
    () => () => {
      // The list went away with its last row, and took the focus with it.
      if (focused.current && document.activeElement === document.body) onEmptied?.()
    },
    [onEmptied],
  )

  useLayoutEffect(() => {
    const place = shown && shown !== scrolledTo.current ? keys.indexOf(shown.key) : -1
    if (place < 0) return
    scrolledTo.current = shown
    virtualizer.scrollToIndex(place)
  }, [shown, keys, virtualizer])

  const noteFocus = ({ target }: FocusEvent) => {
    const place = Number(target.closest('li')?.dataset['index'])
    const key = keys[place]
    focused.current = key === undefined ? undefined : { key, place }
  }

  return (
    <div
      onFocus={noteFocus}
      onBlur={() => (focused.current = undefined)}
      onClickCapture={stopSecondClick}
    >
      <section
        ref={scroller}
        aria-label={`${label}, scrolls`}
        // Scrolls by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`relative overflow-y-auto overscroll-contain ${className}`}
      >
        <ul
          // Safari takes a list without bullets for none.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          role="list"
          aria-label={label}
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={keys.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderRow(String(key), index)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
