import { useEffect, useState } from 'react'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { textOf, type UploadedResume } from '../../lib/uploaded-resume.ts'
import { useScoreAgainstMutation } from './postings-api.ts'
import { readOn } from './read-postings.ts'
import { usePostingsDispatch } from './use-postings.ts'

/** Hands the resume that is here to the server, once a visit and with every change: the same text scores nothing anew. */
export function useScoredResume(resume: UploadedResume | null): {
  isSending: boolean
  problem: string | undefined
} {
  const dispatch = usePostingsDispatch()
  const [score, { isLoading }] = useScoreAgainstMutation()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!resume) return
    const send = async () => {
      const { error } = await score({ ...textOf(resume), fileName: resume.fileName.slice(-255) })
      setProblem(error && (isFailure(error) ? error : describeUnreachable()).message)
      if (!error) await dispatch(readOn())
    }
    void send()
  }, [resume, score, dispatch])
  return { isSending: isLoading, problem }
}
