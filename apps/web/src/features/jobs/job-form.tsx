import { MAX_POSTING_CHARS } from '@tailorbird/contracts'
import { useFormik } from 'formik'
import { useEffect, useState } from 'react'
import { loadPatiently } from '../../lib/load-patiently.ts'
import type { checkTexts as CheckTexts } from './check-texts.ts'
import { keepPosting, readKeptPosting } from './kept-posting.ts'
import { tailorResume, useJobsDispatch } from './tailor-resume.ts'

/** The form's id, for buttons outside of it, such as Retry. */
export const JOB_FORM = 'job-form'

/** The text field's id, for whoever leads back to it. */
export const POSTING_FIELD = 'posting'

/** The schemas are no part of the first load. */
const loadChecks = () => loadPatiently(() => import('./check-texts.ts'))

/** How long typing rests before the text is kept, in milliseconds. */
const KEEP_AFTER_MS = 300

interface Props {
  resume: { content: string; fileName: string } | null
  /** A job is on its way. */
  busy: boolean
  onSubmitted: () => void
}

/** The job description, and the button that starts the work. */
export function JobForm({ resume, busy, onSubmitted }: Props) {
  const dispatch = useJobsDispatch()
  const [kept] = useState(() => dispatch(readKeptPosting()))
  const [check, setCheck] = useState<typeof CheckTexts>()
  const originalContent = resume?.content ?? ''
  const { values, submitCount, getFieldProps, handleSubmit } = useFormik({
    initialValues: { jobDescription: kept },
    validateOnBlur: false,
    validateOnChange: false,
    validate: async ({ jobDescription }) => {
      const { checkTexts } = await loadChecks()
      setCheck(() => checkTexts)
      return checkTexts({ originalContent, jobDescription })
    },
    onSubmit: ({ jobDescription }) => {
      if (busy || !resume) return
      void dispatch(
        tailorResume({ originalContent, jobDescription, fileName: resume.fileName.slice(-255) }),
      )
      onSubmitted()
    },
  })
  const { jobDescription } = values

  useEffect(() => {
    const timer = setTimeout(() => dispatch(keepPosting(jobDescription)), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [dispatch, jobDescription])

  // Not Formik's own errors: the resume is no field of the form, and may come or go after the first try.
  const shown = submitCount > 0 && check ? check({ originalContent, jobDescription }) : {}
  const message = shown.jobDescription ?? shown.originalContent
  return (
    <form id={JOB_FORM} noValidate onSubmit={handleSubmit}>
      <label htmlFor={POSTING_FIELD} className="sr-only">
        Job description
      </label>
      <textarea
        {...getFieldProps('jobDescription')}
        id={POSTING_FIELD}
        dir="auto"
        rows={11}
        placeholder="Paste the whole posting here: title, company, duties and requirements."
        aria-invalid={shown.jobDescription !== undefined}
        aria-describedby="posting-count posting-message"
        className="posting block w-full resize-y rounded-small border border-soft bg-card px-5 py-4 placeholder:text-soft aria-invalid:border-amber"
      />
      <p id="posting-count" className="mt-2 text-fine text-soft tabular-nums">
        {jobDescription.length.toLocaleString('en')} of {MAX_POSTING_CHARS.toLocaleString('en')}{' '}
        characters
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" className="button-thread w-full sm:w-auto" aria-disabled={busy}>
          {busy ? 'Tailoring…' : 'Tailor my resume'}
        </button>
        <p id="posting-message" role="alert" className="text-small text-amber">
          {message !== undefined && (
            <>
              <span aria-hidden="true">▲ </span>
              {message}
            </>
          )}
        </p>
      </div>
    </form>
  )
}
