import {
  MAX_ARCHIVE_JOBS,
  MAX_IMPORT_POSTINGS,
  type PostingDto,
  type PostingState,
  type TailorOptions,
} from '@tailorbird/contracts'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { QuestionDialog } from '../../components/question-dialog.tsx'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { BestChoice } from './best-choice.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { LIST_TITLE } from './list-title.ts'
import { ListTools } from './list-tools.tsx'
import {
  dropHidden,
  filterPostings,
  groupCopies,
  listOthers,
  sortPostings,
  startsDown,
  type Column,
  type Sorting,
} from './list-view.ts'
import { OpenedPosting } from './opened-posting.tsx'
import { PostingsGrid, type View } from './postings-grid.tsx'
import { useDeletePostingsMutation } from './postings-api.ts'
import { readOn } from './read-postings.ts'
import { usePostingsDispatch } from './use-postings.ts'
import { UndoBar } from './undo-bar.tsx'
import { useStanding } from './use-standing.ts'
import { useStates } from './use-states.ts'
import './postings.css'

interface Props {
  byId: Record<string, PostingDto>
  /** The rest of the list is still to come. */
  isPartial: boolean
  /** The resume is on its way to the server. */
  isSending: boolean
  readOptions: () => { options?: TailorOptions }
  renderResult: (resumeId: string) => ReactNode
}

const FIRST_VIEW: View = {
  filter: { text: '', state: '', from: 0, hasCopies: false, hasDoubtful: true },
  sorting: { column: 'score', isDown: true },
}

/** The list: searched, filtered, sorted; some of it chosen, one of it opened. */
export function PostingsList(props: Props) {
  const { byId, isPartial, isSending, readOptions, renderResult } = props
  const [view, setView] = useState<View>(FIRST_VIEW)
  const { filter, sorting } = view
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const states = useStates()
  const [remove] = useDeletePostingsMutation()
  const dispatch = usePostingsDispatch()
  const all = useMemo(() => Object.values(byId), [byId])
  const shown = useMemo(
    () => sortPostings(filterPostings(all, filter), sorting),
    [all, filter, sorting],
  )
  const copies = useMemo(() => groupCopies(all), [all])
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before)
        if (isChosen) after.add(id)
        else after.delete(id)
        return after
      }),
    [],
  )
  const here = dropHidden(chosen, byId, filter)
  const opened = useStanding(openId, byId, isPartial)

  async function setStates(state: PostingState) {
    if (await states.set(here, state)) setChosen(new Set())
  }
  async function undoStates() {
    if (await states.undo()) document.getElementById(LIST_TITLE)?.focus()
  }
  async function removeChosen() {
    const { error } = await remove(here)
    if (error) {
      const failure = isFailure(error) ? error : describeUnreachable()
      dispatch(failedToast('Not deleted', failure.message, failure))
      return
    }
    setChosen(new Set())
    document.getElementById(LIST_TITLE)?.focus()
    // Copies of those that are gone have another first one.
    await dispatch(readOn())
  }

  return (
    <>
      <ListTools
        filter={filter}
        copies={all.filter(({ copyOf }) => copyOf !== null).length}
        onFilter={(changed) => setView((now) => ({ ...now, filter: changed }))}
        sorting={sorting}
        onSort={(changed) => setView((now) => ({ ...now, sorting: changed }))}
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-6">
          <output className="text-small text-soft tabular-nums">
            {shown.length.toLocaleString('en')} of {all.length.toLocaleString('en')} shown
            {here.length > 0 && `, ${here.length} chosen`}
          </output>
          <button
            type="button"
            className="button-plain text-small"
            onClick={() =>
              setChosen(new Set(shown.slice(0, MAX_IMPORT_POSTINGS).map(({ id }) => id)))
            }
          >
            {shown.length > MAX_IMPORT_POSTINGS
              ? `Choose the first ${MAX_IMPORT_POSTINGS.toLocaleString('en')}`
              : 'Choose all shown'}
          </button>
        </div>
        <BestChoice postings={shown} all={all} onChoose={(ids) => setChosen(new Set(ids))} />
      </div>
      <PostingsGrid
        postings={shown}
        copies={copies}
        view={view}
        onSort={(column) => setView((now) => ({ ...now, sorting: turnTo(column, now.sorting) }))}
        chosen={chosen}
        onChoose={choose}
        onOpen={setOpenId}
      />
      <ChoiceBar
        postings={here.flatMap((id) => byId[id] ?? [])}
        doneJobs={here.flatMap((id) => listDone(byId[id])).slice(0, MAX_ARCHIVE_JOBS)}
        isSending={isSending}
        readOptions={readOptions}
        onState={(state) => void setStates(state)}
        onDelete={() => setAsked(true)}
        onDone={() => setChosen(new Set())}
      />
      {states.done && here.length === 0 && (
        <UndoBar
          count={states.done.before.length}
          state={states.done.state}
          isBusy={states.isBusy}
          onUndo={() => void undoStates()}
        />
      )}
      {opened && (
        <OpenedPosting
          key={opened.id}
          posting={opened}
          others={listOthers(opened, byId, copies)}
          onOpen={setOpenId}
          onClose={() => setOpenId(undefined)}
          renderResult={renderResult}
        />
      )}
      <QuestionDialog
        question={
          isAsked
            ? {
                title: `Delete ${here.length} ${here.length === 1 ? 'posting' : 'postings'}?`,
                text: 'Their texts, notes and states go. Resumes that were tailored for them stay in your data.',
                answer: 'Delete',
                refusal: here.length === 1 ? 'Keep it' : 'Keep them',
                onYes: () => void removeChosen(),
              }
            : null
        }
        onClose={() => setAsked(false)}
      />
    </>
  )
}

/** By another column as it is looked at, by the same one the other way. */
const turnTo = (column: Column, now: Sorting): Sorting => ({
  column,
  isDown: now.column === column ? !now.isDown : startsDown(column),
})

/** The job of a posting whose resume is done. */
function listDone(posting: PostingDto | undefined): string[] {
  const { id, status } = posting?.job ?? {}
  return id !== undefined && status === 'done' ? [id] : []
}
