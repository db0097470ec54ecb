import type { NewPosting } from '@tailorbird/contracts'
import { shorten } from '../../../lib/shorten.ts'
import { TableList } from './table-list.tsx'
import type { Tables } from './use-tables.ts'

/** So many are shown; the others are counted. */
const SHOWN = 5
const SHOWN_CHARS = 90

interface Props {
  postings: readonly NewPosting[]
  tables: Tables
  refusals: readonly string[]
  /** How many files of a folder are of other kinds. */
  leftOut: number
  /** Files are still being read. */
  isReading: boolean
  /** The page that some of them were read on; undefined when none was. */
  from: string | undefined
  onClear: () => void
}

/** What was found in what was pasted and chosen, before it is sent. */
export function ImportPreview(props: Props) {
  const { postings, tables, refusals, leftOut, isReading, from, onClear } = props
  if (isReading) return <output className="mt-5 block text-small">Reading the files…</output>
  if (postings.length + tables.groups.length + refusals.length + leftOut === 0) return null
  const more = postings.length - SHOWN
  const names = [...new Set(postings.slice(0, SHOWN).map(nameOf))]
  return (
    <div className="mt-5 border-t border-line pt-4" aria-live="polite">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium tabular-nums">
          {postings.length.toLocaleString('en')} {postings.length === 1 ? 'posting' : 'postings'}{' '}
          found
        </p>
        <button type="button" className="button-plain text-small" onClick={onClear}>
          Clear
        </button>
      </div>
      {from !== undefined && (
        <p ref={reveal} className="text-small wrap-anywhere text-soft">
          Read on <bdi>{from}</bdi>. Nothing is kept until you press the button.
        </p>
      )}
      <ol className="text-small text-soft">
        {names.map((name) => (
          <li key={name} className="truncate">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-small text-soft">and {more.toLocaleString('en')} more</p>}
      <TableList tables={tables} />
      {refusals.slice(0, SHOWN).map((refusal) => (
        <p key={refusal} className="mt-1 text-small wrap-anywhere text-amber">
          <span aria-hidden="true">▲ </span>
          {refusal}
        </p>
      ))}
      {refusals.length > SHOWN && (
        <p className="mt-1 text-small text-amber">
          and {(refusals.length - SHOWN).toLocaleString('en')} more files that say nothing
        </p>
      )}
      {leftOut > 0 && <p className="mt-1 text-small text-soft">{sayLeftOut(leftOut)}</p>}
    </div>
  )
}

const sayLeftOut = (count: number): string =>
  count === 1
    ? '1 file of the folder was left out: it is of another kind.'
    : `${count.toLocaleString('en')} files of the folder were left out: they are of other kinds.`

/** It came by itself, so that nobody looks for it further down. */
const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'center' })

function nameOf({ title, company, text }: NewPosting): string {
  const named = [title, company].filter(Boolean).join(', ')
  if (named !== '') return named
  const line = text
    .replaceAll(/<[^>]*>/g, ' ')
    .split('\n')
    .find((one) => /\S/.test(one))
  return shorten((line ?? '').trim(), SHOWN_CHARS)
}
