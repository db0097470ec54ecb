import { progressText } from '@tailorbird/contracts'
import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { JobFailed } from '../features/jobs/job-failed.tsx'
import { JobForm } from '../features/jobs/job-form.tsx'
import { JobProgress } from '../features/jobs/job-progress.tsx'
import { useCurrentJob } from '../features/jobs/use-current-job.ts'
import { ResumeUpload } from '../features/resume/resume-upload.tsx'
import { EmptyResult } from './empty-result.tsx'
import { Hero } from './hero.tsx'
import { ResultView } from './later.ts'
import { describeSteps, findPageStep } from './page-step.ts'
import { PageSection } from './page-section.tsx'
import { Stepper } from './stepper.tsx'
import type { RootState } from './store.ts'
import { Why } from './why.tsx'

/** Takes eyes and focus to where the work can be watched. */
function showResults() {
  document.getElementById('result')?.scrollIntoView()
  document.getElementById('result-title')?.focus({ preventScroll: true })
}

/** The main tool: a resume, a job description, a result. */
export function HomePage() {
  const resume = useSelector((state: RootState) => state.resume)
  const view = useCurrentJob()
  const resumeId = 'resumeId' in view ? view.resumeId : undefined
  const situation = {
    hasResume: resume !== null,
    hasResult: resumeId !== undefined,
    progress: view.phase === 'running' ? view.progress : undefined,
  }

  return (
    <>
      <Hero />
      <div className="work">
        <Stepper steps={describeSteps(situation)} current={findPageStep(situation)} />
        <div className="space-y-16 md:space-y-24">
          <PageSection
            id="upload"
            title="Upload Resume"
            aside="One resume is enough for every job. Plain text or markdown is best: nothing gets lost on the way in, and you see exactly what we read."
          >
            <ResumeUpload />
          </PageSection>
          <PageSection
            id="job"
            title="Job Description"
            aside="Paste all of it. The more a posting says about what it asks for, the closer the fit. Pay, benefits and the company's story are left aside."
          >
            <JobForm resume={resume} busy={view.phase === 'running'} onSubmitted={showResults} />
          </PageSection>
          <PageSection
            id="result"
            title={resumeId === undefined ? 'Your Tailored Resume' : 'Tailored to the job'}
            wide
          >
            <output className="sr-only">
              {view.phase === 'running' && progressText(view.progress)}
            </output>
            <div className="space-y-8">
              {view.phase === 'running' && <JobProgress progress={view.progress} />}
              {view.phase === 'failed' && <JobFailed {...view} />}
              {resumeId !== undefined && (
                <Suspense>
                  <ResultView
                    key={resumeId}
                    resumeId={resumeId}
                    preparing={view.phase === 'running'}
                  />
                </Suspense>
              )}
              {(view.phase === 'none' || view.phase === 'finding') && <EmptyResult />}
            </div>
          </PageSection>
        </div>
      </div>
      <Why />
    </>
  )
}
