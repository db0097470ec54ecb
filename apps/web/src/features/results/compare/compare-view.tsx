import type { Change, TailoredResume } from '@tailorbird/contracts'
import { Tooltip } from 'radix-ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Choice } from '../../../components/choice.tsx'
import { describeNoChange } from '../describe-no-change.ts'
import { Reload } from '../reload.tsx'
import { useOriginalResumeQuery } from '../results-api.ts'
import { useToggleChange } from '../use-toggle-change.ts'
import { alignResumes } from './align-resumes.ts'
import './compare.css'
import { CompareRows } from './compare-rows.tsx'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { OwnText } from './own-text.tsx'
import { pickChanged } from './pick-changed.ts'
import { useUndoKey } from '../use-undo-key.ts'

/** Specification, section 9. */
const TOOLTIP_DELAY_MS = 700
const TOOLTIP_SKIP_MS = 300

const SHOWN = [
  { value: 'all', label: 'Every line' },
  { value: 'changed', label: 'Only changes' },
  { value: 'own', label: 'Your own text' },
] as const

/** The original and the tailored resume beside each other, line by line, with a reason for each change. */
export default function CompareView({ result }: { result: TailoredResume }) {
  const { id, document: tailored, changes, analysisResults } = result
  const { data: original, error, refetch, isFetching } = useOriginalResumeQuery(id)
  const { isBusy, toggle } = useToggleChange(result)
  const table = useRef<HTMLTableElement>(null)
  const acted = useRef<{ id: string; at: number }>(undefined)
  const [shown, setShown] = useState<(typeof SHOWN)[number]['value']>('all')
  const groups = useMemo(
    () => (original === undefined ? [] : alignResumes(original.document, tailored, changes)),
    [original, tailored, changes],
  )

  const listButtons = () => [...(table.current?.querySelectorAll('button') ?? [])]
  function toggleFrom(change: Change) {
    const at = listButtons().findIndex((button) => button === document.activeElement)
    acted.current = at < 0 ? undefined : { id: change.id, at }
    toggle(change)
  }
  useUndoKey(changes, isBusy, toggleFrom)
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    if (!acted.current || document.activeElement !== document.body) return
    // A line that is undone may stand elsewhere now: the focus goes with its change, or to its neighbour.
    const { id: changed, at } = acted.current
    const own = listButtons().find((button) => button.dataset['change'] === changed)
    const next = own ?? listButtons()[at] ?? listButtons().at(-1)
    next?.focus()
  })

  if (original === undefined) {
    if (!error || isFetching) return <CompareSkeleton />
    return (
      <Reload
        error={error}
        otherwise="Your original could not be loaded."
        onReload={() => void refetch()}
      />
    )
  }

  const visible = shown === 'changed' ? pickChanged(groups) : groups

  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      <div className="mb-4 grid items-center gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-prose text-small text-soft">
          <del className="unpicked">Unpicked</del> words are gone,{' '}
          <ins className="sewn-under no-underline">sewn</ins> words are new. Point at a change, or
          go to it with Tab or a tap, and it says why. <kbd className="key">U</kbd> undoes it, and
          takes it again.
        </p>
        <span>
          <Choice
            name="compare-lines"
            label="Lines to show"
            options={SHOWN}
            value={shown}
            onChange={setShown}
          />
        </span>
      </div>
      {shown === 'own' ? (
        <OwnText text={original.content} />
      ) : visible.length === 0 ? (
        <p className="border-y border-line py-6">{describeNoChange(analysisResults)}</p>
      ) : (
        <table ref={table} className="compare" aria-busy={isBusy}>
          <caption className="sr-only">Your original and the tailored resume, line by line</caption>
          <thead>
            <tr>
              <th scope="col">Original, as we read it</th>
              <th scope="col">Tailored</th>
            </tr>
          </thead>
          {visible.map((group) => (
            <CompareRows key={group.key} group={group} isBusy={isBusy} toggle={toggleFrom} />
          ))}
        </table>
      )}
    </Tooltip.Provider>
  )
}
