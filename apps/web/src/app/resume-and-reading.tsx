import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { ResumeUpload } from '../features/resume/resume-upload.tsx'
import { changeResume } from '../features/resume/uploaded-resume.ts'
import { withChecked } from '../lib/uploaded-resume.ts'
import { ReadingView } from './later.ts'
import type { RootState } from './store.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

/** Takes a resume from a file, and asks how the one that is here was read, wherever something is made of it. */
export function ResumeAndReading() {
  const resume = useSelector((state: RootState) => state.resume)
  const dispatch = usePageDispatch()
  return (
    <>
      <ResumeUpload />
      {resume && (
        <Suspense>
          <ReadingView
            key={`${resume.fileName} ${resume.size}`}
            resume={resume}
            onChecked={(checked) => dispatch(changeResume(withChecked(resume, checked)))}
          />
        </Suspense>
      )}
    </>
  )
}
