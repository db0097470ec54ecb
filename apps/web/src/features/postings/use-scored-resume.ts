import { useEffect, useRef, useState } from 'react'
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
  const newest = useRef(resume)
  const isOut = useRef(false)
  useEffect(() => {
    newest.current = resume
    if (!resume || isOut.current) return
    // One after the other: of two corrections at once the first could arrive last, and stay.
    const send = async () => {
      isOut.current = true
      let sent: UploadedResume | undefined
      while (newest.current && newest.current !== sent) {
        sent = newest.current
        const { error } = await score({ ...textOf(sent), fileName: sent.fileName.slice(-255) })
        setProblem(error && (isFailure(error) ? error : describeUnreachable()).message)
        if (!error) void dispatch(readOn())
      }
      isOut.current = false
    }
    void send()
  }, [resume, score, dispatch])
  return { isSending: isLoading, problem }
}
