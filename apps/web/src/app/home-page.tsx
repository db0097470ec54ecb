import { Suspense, useCallback } from 'react'
import { useSelector } from 'react-redux'
import { WhenNear } from '../components/when-near.tsx'
import { DemoDialog } from '../features/demo/demo-dialog.tsx'
import { JobForm } from '../features/jobs/job-form.tsx'
import { useCurrentJob } from '../features/jobs/use-current-job.ts'
import { useModeProgress } from '../features/jobs/use-mode-progress.ts'
import { tailorAgain } from '../features/jobs/tailor-again.ts'
import type { PdfStand } from '../lib/pdf-stand.ts'
import { reveal } from '../lib/reveal.ts'
import { VisitorCounts } from '../features/visitors/visitor-counts.tsx'
import { Hero } from './hero.tsx'
import {
  BatchForm,
  BatchResults,
  GenerationsLeft,
  QueueForm,
  QueueList,
  ResultView,
  SupportDevelopment,
} from './later.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { describeSteps, findPageStep } from './page-step.ts'
import { PageSection } from './page-section.tsx'
import { ResumeSection } from './resume-section.tsx'
import { SingleResult } from './single-result.tsx'
import { Stepper } from './stepper.tsx'
import type { RootState } from './store.ts'
import { useAskFirst } from './use-ask-first.tsx'
import { readResultId, useFolds } from './use-folds.ts'
import { usePageDispatch } from './use-page-dispatch.ts'
import { Why } from './why.tsx'

/** Takes eyes and focus to where the work can be watched. */
function showResults() {
  document.getElementById('result')?.scrollIntoView()
  document.getElementById('result-title')?.focus({ preventScroll: true })
}

/** Where a posting has to be pasted. */
function showForm() {
  const field = document.querySelector<HTMLElement>('#job textarea')
  reveal(document.querySelector('#job [data-fold]'))
  document.getElementById('job')?.scrollIntoView()
  field?.focus({ preventScroll: true })
}

const renderResult = (resumeId: string, pdf: PdfStand, onAgain: () => void) => (
  <Suspense>
    <ResultView key={resumeId} resumeId={resumeId} pdf={pdf} onAgain={onAgain} />
  </Suspense>
)

const JOB_NOTES = {
  single:
    'Paste all of it. The more a posting says about what it asks for, the closer the fit. Pay, benefits and the company’s story are left aside.',
  batch:
    'Several postings in one paste: put a line of === between them. Or drop their text files here, all at once.',
  queue:
    'Enter queues a posting, Shift and Enter starts a new line. The next one starts when the one before is done.',
}
const RESULT_TITLES = {
  single: 'Your Tailored Resume',
  batch: 'Your Tailored Resumes',
  queue: 'Your Queue',
}

/** The main tool: a resume, job descriptions, results. */
export function HomePage() {
  const resume = useSelector((state: RootState) => state.resume)
  const mode = useSelector((state: RootState) => state.mode)
  const view = useCurrentJob()
  const { hasResult, progress } = useModeProgress(mode, view)
  const { mayReplace, question } = useAskFirst(hasResult)
  const resumeId = readResultId(view)
  const mayReplaceSingle = useCallback(
    () => mayReplace(resumeId === undefined ? [] : [resumeId]),
    [mayReplace, resumeId],
  )
  const dispatch = usePageDispatch()
  const tailorOnceMore = useCallback(
    async (id: string) => {
      const outcome = await dispatch(tailorAgain(id))
      if (outcome === 'sent') showResults()
      else if (outcome === 'gone') showForm()
    },
    [dispatch],
  )
  const onAgain = useCallback((id: string) => void tailorOnceMore(id), [tailorOnceMore])
  const folds = useFolds(mode, view)
  const situation = { mode, hasResume: resume !== null, hasResult, progress }

  return (
    <>
      <Hero />
      <div className="work">
        <Stepper steps={describeSteps(situation)} current={findPageStep(situation)} />
        <div
          className={`min-w-0 ${folds.upload && folds.job ? 'space-y-5' : 'space-y-16 md:space-y-24'}`}
        >
          <PageSection
            id="upload"
            title="Upload Resume"
            fold={folds.upload}
            aside="One resume is enough for every job. Plain text or markdown is best: nothing gets lost on the way in, and you see exactly what we read."
          >
            <ResumeSection />
          </PageSection>
          <ModeSwitch />
          <PageSection
            id="job"
            title={mode === 'single' ? 'Job Description' : 'Job Descriptions'}
            fold={folds.job}
            beside={
              <Suspense>
                <GenerationsLeft />
              </Suspense>
            }
            aside={
              <>
                {JOB_NOTES[mode]}
                <span className="mt-3 block min-h-11">
                  <DemoDialog />
                </span>
              </>
            }
          >
            <Suspense>
              {mode === 'single' && (
                <JobForm
                  resume={resume}
                  busy={view.phase === 'running'}
                  mayReplace={mayReplaceSingle}
                  onSubmitted={showResults}
                />
              )}
              {mode === 'batch' && (
                <BatchForm resume={resume} mayReplace={mayReplace} onSubmitted={showResults} />
              )}
              {mode === 'queue' && <QueueForm resume={resume} />}
            </Suspense>
          </PageSection>
          <PageSection id="result" title={RESULT_TITLES[mode]} wide>
            <Suspense>
              {mode === 'single' && (
                <SingleResult view={view} mayReplace={mayReplaceSingle} onAgain={onAgain} />
              )}
              {mode === 'batch' && (
                <BatchResults
                  renderResult={renderResult}
                  mayReplace={mayReplace}
                  onAgain={onAgain}
                />
              )}
              {mode === 'queue' && <QueueList renderResult={renderResult} onAgain={onAgain} />}
            </Suspense>
          </PageSection>
        </div>
      </div>
      {question}
      <Why />
      <WhenNear id="support" className="mt-24 min-h-72 scroll-mt-10 md:mt-36">
        <Suspense>
          <SupportDevelopment />
        </Suspense>
      </WhenNear>
      <VisitorCounts />
    </>
  )
}
