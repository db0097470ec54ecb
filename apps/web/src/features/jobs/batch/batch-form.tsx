import { MAX_BATCH_JOBS } from '@tailorbird/contracts'
import { useFormik } from 'formik'
import { memo, useId, useState, type DragEvent } from 'react'
import { useSelector } from 'react-redux'
import { ProblemLine } from '../../../components/problem-line.tsx'
import type { UploadedResume } from '../../../lib/uploaded-resume.ts'
import { useKeptAtRest } from '../../../lib/use-kept-at-rest.ts'
import { checkTexts } from '../check-texts.ts'
import GenerationsLeft from '../generations-left.tsx'
import type { JobsRoot } from '../jobs-root.ts'
import WritingOptions from '../writing-options.tsx'
import { VirtualList } from '../../../components/virtual-list.tsx'
import { useJobsDispatch } from '../tailor-resume.ts'
import { findReplaced } from './find-replaced.ts'
import { JobField } from './job-field.tsx'
import { entryOf, isFilled, keepJobs, readKeptJobs, type JobEntry } from './job-list.ts'
import { ACCEPTED_JOBS } from './read-job-files.ts'
import { ResultsWarning } from './results-warning.tsx'
import { selectBatch } from './select-batch.ts'
import { tailorAll } from './send-batch.ts'
import { splitJobs } from '../../../lib/split-jobs.ts'
import { useThinCheck } from '../use-thin-check.ts'
import { useJobList } from './use-job-list.ts'

/** Height of a field, in pixels; each is measured when it is shown. */
const FIELD_PX = 200

interface Props {
  resume: UploadedResume | null
  /** Asks before results that the person changed are replaced. */
  mayReplace: (resumeIds: readonly string[]) => Promise<boolean>
  onSubmitted: () => void
}

/** A list of job descriptions that are tailored in parallel. */
export default memo(function BatchForm({ resume, mayReplace, onSubmitted }: Props) {
  const dispatch = useJobsDispatch()
  const ids = useId()
  const isBusy = useSelector((state: JobsRoot) => (selectBatch(state)?.open ?? 0) > 0)
  const isSent = useSelector((state: JobsRoot) => state.batch !== null)
  const [isOver, setOver] = useState(false)
  const [initial] = useState(() => dispatch(readKeptJobs()))
  const originalContent = resume?.content ?? ''
  const { thin, isChecking, mayGo } = useThinCheck()

  const { values, setValues, submitCount, handleSubmit } = useFormik<{ jobs: JobEntry[] }>({
    initialValues: { jobs: initial },
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ jobs }) => {
      if (isBusy || isChecking) return
      const texts = jobs.flatMap(({ text }) => splitJobs(text))
      const wrong = jobs.find(({ text }) => checkJob(text) !== undefined)
      if (wrong) list.focusOn(wrong.key)
      else if (texts.length === 0) list.focusOn(jobs[0]?.key)
      if (wrong || texts.length === 0 || texts.length > MAX_BATCH_JOBS || !resume) return
      void setValues({ jobs: texts.map(entryOf) }, false)
      if (!(await mayGo(texts))) return
      if (!(await mayReplace(dispatch(findReplaced(texts, list.cleared))))) return
      list.forgetCleared()
      dispatch(tailorAll(resume, texts))
      onSubmitted()
    },
  })
  const { jobs } = values
  const list = useJobList(jobs, setValues)

  useKeptAtRest(jobs, (entries) => dispatch(keepJobs(entries)))

  function drop(event: DragEvent) {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    void list.addFiles(files)
  }

  const filled = jobs.filter(isFilled).length
  const tried = submitCount > 0
  const thinCount = jobs.filter(({ text }) => thin.has(text.trim())).length
  const message = list.note ?? (tried ? checkAll(originalContent, jobs) : undefined)
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`cut-marks p-4 sm:p-6 ${isOver ? 'cut-marks-live' : ''}`}
    >
      <form noValidate onSubmit={handleSubmit}>
        <ResultsWarning id={`${ids}-warning`} cleared={list.cleared} />
        <VirtualList
          label="Job descriptions"
          keys={list.keys}
          estimate={FIELD_PX}
          shown={list.wanted}
          className="max-h-[min(42rem,75vh)] border-b border-line px-1 pt-1"
          renderRow={(key, place) => {
            const entry = jobs[place]
            return (
              entry && (
                <JobField
                  entry={entry}
                  number={place + 1}
                  warningId={`${ids}-warning`}
                  message={tried ? checkJob(entry.text) : undefined}
                  thinReason={thin.get(entry.text.trim())}
                  wantsFocus={list.wanted?.key === key}
                  calls={list.calls}
                />
              )
            )
          }}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <button type="button" className="button-ink" onClick={list.add}>
            Add job
          </button>
          <input
            id={`${ids}-files`}
            type="file"
            multiple
            accept={ACCEPTED_JOBS}
            className="peer sr-only"
            onChange={(event) => {
              void list.addFiles([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <label
            htmlFor={`${ids}-files`}
            className="button-ink peer-focus-visible:ring-focus cursor-pointer"
          >
            Choose job files
          </label>
          <p className="text-fine text-soft tabular-nums">
            {filled} of {MAX_BATCH_JOBS} jobs
          </p>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button
            type="submit"
            className="button-thread w-full sm:w-auto"
            aria-disabled={isBusy || isChecking}
          >
            {sayButton({ isBusy, isChecking, thinCount })}
          </button>
          <GenerationsLeft wanted={isSent ? undefined : filled} />
          <ProblemLine message={message ?? sayThin(thinCount)} />
          <WritingOptions />
        </div>
      </form>
    </div>
  )
})

function sayButton(now: { isBusy: boolean; isChecking: boolean; thinCount: number }): string {
  if (now.isBusy) return 'Tailoring…'
  if (now.isChecking) return 'Reading the postings…'
  return now.thinCount > 0 ? 'Tailor all anyway' : 'Tailor all'
}

/** What is said of postings that ask for too little; each says why itself. */
function sayThin(count: number): string | undefined {
  if (count === 0) return undefined
  const ask = count === 1 ? '1 posting asks' : `${count} postings ask`
  return `${ask} for too little to be scored. Paste all of it, or go on as it is.`
}

/** What is wrong with one field; an empty one is dropped, so nothing is. */
function checkJob(text: string): string | undefined {
  for (const jobDescription of splitJobs(text)) {
    const { jobDescription: message } = checkTexts({ originalContent: '-', jobDescription })
    if (message !== undefined) return message
  }
  return undefined
}

/** What is wrong with the whole. */
function checkAll(originalContent: string, jobs: JobEntry[]): string | undefined {
  const count = jobs.reduce((sum, { text }) => sum + splitJobs(text).length, 0)
  if (count > MAX_BATCH_JOBS) return `Up to ${MAX_BATCH_JOBS} jobs go into one batch`
  const { jobDescription, originalContent: noResume } = checkTexts({
    originalContent,
    jobDescription: count > 0 ? '-' : '',
  })
  return jobDescription ?? noResume
}
