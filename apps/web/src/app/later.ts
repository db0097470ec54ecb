import { lazy } from 'react'
import { awaitFirstSign } from '../lib/first-sign.ts'
import { loadPatiently } from '../lib/load-patiently.ts'

const loadToaster = () => loadPatiently(() => import('../components/toaster.tsx'))
const loadResultView = () => loadPatiently(() => import('../features/results/result-view.tsx'))
const loadAdDialog = () => loadPatiently(() => import('../features/downloads/ad-dialog.tsx'))
const loadTextChecks = () => loadPatiently(() => import('../features/jobs/check-texts.ts'))

/** Parts that the first paint does without. */
export const Toaster = lazy(loadToaster)
export const ResultView = lazy(loadResultView)
export const AdDialog = lazy(loadAdDialog)

/** For who has a resume here: a first visit has none. */
export const ReadingView = lazy(() =>
  loadPatiently(() => import('../features/reading/reading-view.tsx')),
)

/** Parts that come when they are needed. */
export const ResumeBuilder = lazy(() =>
  loadPatiently(() => import('../features/builder/resume-builder.tsx')),
)
export const BatchForm = lazy(() =>
  loadPatiently(() => import('../features/jobs/batch/batch-form.tsx')),
)
export const BatchResults = lazy(() =>
  loadPatiently(() => import('../features/jobs/batch/batch-results.tsx')),
)
/** What is left comes by itself, after what is seen first. */
export const GenerationsLeft = lazy(() =>
  loadPatiently(() => import('../features/jobs/generations-left.tsx')),
)
export const QueueForm = lazy(() =>
  loadPatiently(() => import('../features/jobs/queue/queue-form.tsx')),
)
export const QueueList = lazy(() =>
  loadPatiently(() => import('../features/jobs/queue/queue-list.tsx')),
)
export const NothingLeft = lazy(async () => {
  const { NothingLeft: part } = await loadPatiently(() => import('../features/jobs/none-left.tsx'))
  return { default: part }
})
export const SignOut = lazy(() => loadPatiently(() => import('./sign-out.tsx')))
export const SupportDevelopment = lazy(() =>
  loadPatiently(() => import('../features/support/support-development.tsx')),
)

/**
 * Fetches them once a person does something, so that they are there when they are needed or when the
 * line goes down, and a page that is only looked at costs less.
 */
export function fetchLater(): void {
  const loads = [loadTextChecks, loadToaster, loadResultView, loadAdDialog]
  void awaitFirstSign().then(() => Promise.all(loads.map((load) => load())))
}
