import { useFormik } from 'formik'
import { memo, useState, type KeyboardEvent } from 'react'
import type { UploadedResume } from '../../../lib/uploaded-resume.ts'
import { useKeptAtRest } from '../../../lib/use-kept-at-rest.ts'
import { checkTexts } from '../check-texts.ts'
import GenerationsLeft from '../generations-left.tsx'
import { keepText, readKeptText } from '../kept-text.ts'
import { PostingField } from '../posting-field.tsx'
import { useJobsDispatch } from '../tailor-resume.ts'
import WritingOptions from '../writing-options.tsx'
import { AutoDownload } from './auto-download.tsx'
import { useThinCheck } from '../use-thin-check.ts'
import { queueJob } from './send-queue.ts'

interface Props {
  resume: UploadedResume | null
}

/** One job description after the other, each queued with Enter. */
export default memo(function QueueForm({ resume }: Props) {
  const dispatch = useJobsDispatch()
  const [kept] = useState(() => dispatch(readKeptText('queue-posting')))
  const originalContent = resume?.content ?? ''
  const { thin, mayGo } = useThinCheck()
  const form = useFormik({
    initialValues: { jobDescription: kept },
    validateOnChange: false,
    validateOnBlur: false,
    // An empty text is ignored, so it has no message.
    validate: ({ jobDescription }) =>
      jobDescription.trim() ? checkTexts({ originalContent, jobDescription }) : {},
    onSubmit: async ({ jobDescription }, { resetForm }) => {
      if (!resume || !jobDescription.trim()) return
      if (!(await mayGo([jobDescription.trim()]))) return
      dispatch(queueJob(resume, jobDescription.trim()))
      resetForm({ values: { jobDescription: '' } })
    },
  })
  const { values, submitCount, getFieldProps, handleSubmit, submitForm } = form
  const { jobDescription } = values

  useKeptAtRest(jobDescription, (text) => dispatch(keepText('queue-posting', text)))

  function press(event: KeyboardEvent) {
    // While an input method composes, Enter chooses a word; Safari says so by the key code only.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composes) return
    event.preventDefault()
    void submitForm()
  }

  const isTried = submitCount > 0 && jobDescription.trim() !== ''
  const problems = isTried ? checkTexts({ originalContent, jobDescription }) : {}
  return (
    <form noValidate onSubmit={handleSubmit}>
      <PostingField
        id="queue-posting"
        field={{
          ...getFieldProps('jobDescription'),
          rows: 6,
          placeholder: 'Paste a posting and press Enter. Then the next one.',
          onKeyDown: press,
        }}
        problems={problems}
        thinReason={thin.get(jobDescription.trim())}
      >
        <button type="submit" className="button-thread w-full sm:w-auto">
          {thin.has(jobDescription.trim()) ? 'Add it anyway' : 'Add to the queue'}
        </button>
        <GenerationsLeft />
        <WritingOptions />
      </PostingField>
      <AutoDownload />
    </form>
  )
})
