import { MAX_POSTING_CHARS } from '@tailorbird/contracts'
import { useFormik } from 'formik'
import { memo, useEffect, useState, type KeyboardEvent } from 'react'
import type { UploadedResume } from '../../../lib/uploaded-resume.ts'
import { checkTexts } from '../check-texts.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { AutoDownload } from './auto-download.tsx'
import { keepDraft, readKeptDraft } from './kept-draft.ts'
import { queueJob } from './send-queue.ts'

/** How long typing rests before the text is kept, in milliseconds. */
const KEEP_AFTER_MS = 300

interface Props {
  resume: UploadedResume | null
}

/** One job description after the other, each queued with Enter. */
export default memo(function QueueForm({ resume }: Props) {
  const dispatch = useJobsDispatch()
  const [kept] = useState(() => dispatch(readKeptDraft()))
  const originalContent = resume?.content ?? ''
  const form = useFormik({
    initialValues: { jobDescription: kept },
    validateOnChange: false,
    validateOnBlur: false,
    // An empty text is ignored, so it has no message.
    validate: ({ jobDescription }) =>
      jobDescription.trim() ? checkTexts({ originalContent, jobDescription }) : {},
    onSubmit: ({ jobDescription }, { resetForm }) => {
      if (!resume || !jobDescription.trim()) return
      dispatch(queueJob(resume, jobDescription.trim()))
      resetForm({ values: { jobDescription: '' } })
    },
  })
  const { values, submitCount, getFieldProps, handleSubmit, submitForm } = form
  const { jobDescription } = values

  useEffect(() => {
    const timer = setTimeout(() => dispatch(keepDraft(jobDescription)), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [dispatch, jobDescription])

  function press(event: KeyboardEvent) {
    // While an input method composes, Enter chooses a word; Safari says so by the key code only.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composes) return
    event.preventDefault()
    void submitForm()
  }

  const isTried = submitCount > 0 && jobDescription.trim() !== ''
  const shown = isTried ? checkTexts({ originalContent, jobDescription }) : {}
  const message = shown.jobDescription ?? shown.originalContent
  return (
    <form noValidate onSubmit={handleSubmit}>
      <label htmlFor="queue-posting" className="sr-only">
        Job description
      </label>
      <textarea
        {...getFieldProps('jobDescription')}
        id="queue-posting"
        dir="auto"
        rows={6}
        placeholder="Paste a posting and press Enter. Then the next one."
        onKeyDown={press}
        aria-invalid={shown.jobDescription !== undefined}
        aria-describedby="queue-posting-count queue-posting-message"
        className="posting block w-full resize-y rounded-small border border-soft bg-card px-5 py-4 placeholder:text-soft aria-invalid:border-amber"
      />
      <p id="queue-posting-count" className="mt-2 text-fine text-soft tabular-nums">
        {jobDescription.length.toLocaleString('en')} of {MAX_POSTING_CHARS.toLocaleString('en')}{' '}
        characters
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" className="button-thread w-full sm:w-auto">
          Add to the queue
        </button>
        <p id="queue-posting-message" role="alert" className="text-small text-amber">
          {message !== undefined && (
            <>
              <span aria-hidden="true">▲ </span>
              {message}
            </>
          )}
        </p>
      </div>
      <AutoDownload />
    </form>
  )
})
