import { lazy } from 'react'
import { loadPatiently } from '../lib/load-patiently.ts'

const loadToaster = () => loadPatiently(() => import('../components/toaster.tsx'))
const loadResultView = () => loadPatiently(() => import('../features/results/result-view.tsx'))

/** Parts that the first paint does without. */
export const Toaster = lazy(loadToaster)
export const ResultView = lazy(loadResultView)

/** Fetches them once the page stands, so that they are there when the line goes down. */
export function fetchLater(): void {
  void loadToaster()
  void loadResultView()
}
