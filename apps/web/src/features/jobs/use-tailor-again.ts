import { useSelector } from 'react-redux'
import { reveal } from '../../lib/reveal.ts'
import { POSTING_FIELD } from './job-form.tsx'
import type { JobsRoot } from './jobs-root.ts'
import { tailorResume, useJobsDispatch } from './tailor-resume.ts'

/** Leads to the job description: after a reload nobody knows which texts a result was made from. */
function goToForm() {
  const field = document.getElementById(POSTING_FIELD)
  reveal(field)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/**
 * Tailors the texts of the page's job once more, such as after a skill was confirmed.
 * @param onSent called when they are on their way
 */
export function useTailorAgain(onSent: () => void): () => void {
  const dispatch = useJobsDispatch()
  const sent = useSelector((state: JobsRoot) => state.currentJob.sent)
  return () => {
    if (!sent) return goToForm()
    const { originalContent, sections, jobDescription, fileName } = sent
    void dispatch(tailorResume({ originalContent, sections, jobDescription, fileName }, 'again'))
    return onSent()
  }
}
