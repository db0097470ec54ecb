import type { OwnText } from '@tailorbird/contracts'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import {
  useAddOwnTextMutation,
  useOwnTextsInfiniteQuery,
  useTakeBackOwnTextMutation,
} from '../../lib/own-words-api.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { OwnWord } from './own-word.tsx'

/** The list of what the person said, the newest first; each can be taken back, and that undone. */
export function OwnWords() {
  const dispatch = useDispatch()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useOwnTextsInfiniteQuery(
    undefined,
    { refetchOnMountOrArgChange: true },
  )
  const [takeBack, taking] = useTakeBackOwnTextMutation()
  const [add, adding] = useAddOwnTextMutation()
  const [gone, setGone] = useState<OwnText>()
  const undoButton = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isBusy = taking.isLoading || adding.isLoading
  useEffect(() => {
    // The button that was pressed is gone with its line.
    if (gone) undoButton.current?.focus()
  }, [gone])

  function tell(failed: unknown) {
    const failure = isFailure(failed) ? failed : describeUnreachable()
    if (failure.status === 404) void refetch()
    dispatch(failedToast('Error', failure.message, failure))
  }
  async function remove(own: OwnText) {
    if (isBusy) return
    const { error: failed } = await takeBack(own.id)
    if (failed) tell(failed)
    else setGone(own)
  }
  async function undo({ kind, text, line, note, words = [] }: OwnText) {
    if (isBusy) return
    const { error: failed } = await add({
      kind,
      text,
      line,
      note,
      ...(words.length > 0 && { words }),
    })
    if (failed) return tell(failed)
    title.current?.focus()
    return setGone(undefined)
  }

  const texts = data?.pages.flatMap((page) => page.texts) ?? []
  const total = data?.pages[0]?.total ?? 0
  return (
    <section aria-labelledby="words-title" className="border-t border-line pt-8 md:pt-10">
      <h2 id="words-title" ref={title} tabIndex={-1} className="mb-2 text-h3 outline-none">
        What you said <span className="text-soft tabular-nums">{total}</span>
      </h2>
      <div className={`flex flex-wrap items-center gap-x-4 ${gone ? 'min-h-11' : ''}`}>
        <output className="text-small text-soft wrap-anywhere">
          {gone && (
            <>
              Taken back: <bdi>{gone.text}</bdi>
            </>
          )}
        </output>
        {gone && (
          <button
            ref={undoButton}
            type="button"
            className="button-plain text-small"
            aria-disabled={isBusy}
            onClick={() => void undo(gone)}
          >
            Undo
          </button>
        )}
      </div>
      {!data && error && !isFetching && (
        <div role="alert">
          <p className="wrap-anywhere">
            {(isFailure(error) ? error : describeUnreachable()).message}
          </p>
          <button type="button" className="button-ink mt-4" onClick={() => void refetch()}>
            Load it again
          </button>
        </div>
      )}
      {data && texts.length === 0 && (
        <p className="max-w-prose text-soft">
          Nothing yet. What you use of our suggestions, lines that you write by hand in a result,
          and skills that you say you have will stand here.
        </p>
      )}
      {texts.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line" aria-busy={isBusy}>
            {texts.map((own) => (
              <OwnWord key={own.id} own={own} isBusy={isBusy} onTakeBack={() => void remove(own)} />
            ))}
          </ul>
          <p className="mt-3 max-w-prose text-small text-soft">
            What you take back is used for no later job. Resumes that have it keep it until you undo
            it there.
          </p>
        </>
      )}
      {hasNextPage && (
        <button
          type="button"
          className="button-plain mt-2"
          aria-disabled={isFetching}
          onClick={() => isFetching || void fetchNextPage()}
        >
          {isFetching ? 'Loading…' : `Show more (${texts.length} of ${total})`}
        </button>
      )}
    </section>
  )
}
