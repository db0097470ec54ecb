import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { loadPatiently } from '../../lib/load-patiently.ts'
import { textOf, type UploadedResume } from '../../lib/uploaded-resume.ts'
import { useKeptAtRest } from '../../lib/use-kept-at-rest.ts'
import type { checkTexts as CheckTexts } from './check-texts.ts'
import { keepPosting, notePostingSent, readKeptText } from './kept-text.ts'
import { PostingField } from './posting-field.tsx'
import { tailorResume, useJobsDispatch } from './tailor-resume.ts'
import { useThinCheck } from './use-thin-check.ts'

/** The form's id, for buttons outside of it, such as Retry. */
export const JOB_FORM = 'job-form'

/** The text field's id, for whoever leads back to it. */
export const POSTING_FIELD = 'posting'

/** The schemas are no part of the first load. */
const loadChecks = () => loadPatiently(() => import('./check-texts.ts'))

/** What is left comes by itself, after what is seen first. */
const GenerationsLeft = lazy(() => loadPatiently(() => import('./generations-left.tsx')))
const WritingOptions = lazy(() => loadPatiently(() => import('./writing-options.tsx')))

interface Props {
  resume: UploadedResume | null
  /** A job is on its way. */
  busy: boolean
  /** Asks before a result that the person changed is replaced. */
  mayReplace: () => Promise<boolean>
  onSubmitted: () => void
}

/**
 * The job description, and the button that starts the work. Without Formik: for one field it would be a
 * tenth of the first load.
 */
export function JobForm({ resume, busy, mayReplace, onSubmitted }: Props) {
  const dispatch = useJobsDispatch()
  const [kept] = useState(() => dispatch(readKeptText('posting')))
  const [check, setCheck] = useState<typeof CheckTexts>()
  const originalContent = resume?.content ?? ''
  const [jobDescription, setJobDescription] = useState(kept)
  const [sent, setSent] = useState(kept)
  const { thin, isChecking, mayGo } = useThinCheck()
  useKeptAtRest(jobDescription, (text) => dispatch(keepPosting(text, sent)))

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const by = event.currentTarget.contains(submitter) ? 'form' : 'retry'
    const { checkTexts } = await loadChecks()
    // From now on what is wrong is said, and taken back as soon as it is right.
    setCheck(() => checkTexts)
    const problems = checkTexts({ originalContent, jobDescription })
    if (Object.keys(problems).length > 0 || busy || isChecking || !resume) return
    if (!(await mayGo([jobDescription]))) return
    // Another posting's result takes nothing's place: this one stays among the resumes.
    const isSame = jobDescription.trim() === sent.trim()
    if (isSame && !(await mayReplace())) return
    setSent(jobDescription)
    dispatch(notePostingSent())
    void dispatch(
      tailorResume(
        { ...textOf(resume), jobDescription, fileName: resume.fileName.slice(-255) },
        by,
      ),
    )
    onSubmitted()
  }

  const problems = check ? check({ originalContent, jobDescription }) : {}
  return (
    <form id={JOB_FORM} noValidate onSubmit={(event) => void submit(event)}>
      <PostingField
        id={POSTING_FIELD}
        field={{
          name: 'jobDescription',
          value: jobDescription,
          onChange: ({ target }) => setJobDescription(target.value),
          rows: 11,
          placeholder: 'Paste the whole posting here: title, company, duties and requirements.',
        }}
        problems={problems}
        thinReason={thin.get(jobDescription)}
      >
        <button
          type="submit"
          className="button-thread w-full sm:w-auto"
          aria-disabled={busy || isChecking}
        >
          {sayButton({ busy, isChecking, isThin: thin.has(jobDescription) })}
        </button>
        <Suspense>
          <GenerationsLeft />
          <WritingOptions />
        </Suspense>
      </PostingField>
    </form>
  )
}

function sayButton(now: { busy: boolean; isChecking: boolean; isThin: boolean }): string {
  if (now.busy) return 'Tailoring…'
  if (now.isChecking) return 'Reading the posting…'
  return now.isThin ? 'Tailor anyway' : 'Tailor my resume'
}
