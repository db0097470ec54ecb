import { useFormik } from 'formik'
import { useState } from 'react'
import { loadPatiently } from '../../lib/load-patiently.ts'
import { useKeptAtRest } from '../../lib/use-kept-at-rest.ts'
import type { checkTexts as CheckTexts } from './check-texts.ts'
import { keepText, readKeptText } from './kept-text.ts'
import { PostingField } from './posting-field.tsx'
import { tailorResume, useJobsDispatch } from './tailor-resume.ts'

/** The form's id, for buttons outside of it, such as Retry. */
export const JOB_FORM = 'job-form'

/** The text field's id, for whoever leads back to it. */
export const POSTING_FIELD = 'posting'

/** The schemas are no part of the first load. */
const loadChecks = () => loadPatiently(() => import('./check-texts.ts'))

interface Props {
  resume: { content: string; fileName: string } | null
  /** A job is on its way. */
  busy: boolean
  onSubmitted: () => void
}

/** The job description, and the button that starts the work. */
export function JobForm({ resume, busy, onSubmitted }: Props) {
  const dispatch = useJobsDispatch()
  const [kept] = useState(() => dispatch(readKeptText('posting')))
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

  useKeptAtRest(jobDescription, (text) => dispatch(keepText('posting', text)))

  // Not Formik's own errors: the resume is no field of the form, and may come or go after the first try.
  const problems = submitCount > 0 && check ? check({ originalContent, jobDescription }) : {}
  return (
    <form id={JOB_FORM} noValidate onSubmit={handleSubmit}>
      <PostingField
        id={POSTING_FIELD}
        field={{
          ...getFieldProps('jobDescription'),
          rows: 11,
          placeholder: 'Paste the whole posting here: title, company, duties and requirements.',
        }}
        problems={problems}
      >
        <button type="submit" className="button-thread w-full sm:w-auto" aria-disabled={busy}>
          {busy ? 'Tailoring…' : 'Tailor my resume'}
        </button>
      </PostingField>
    </form>
  )
}
