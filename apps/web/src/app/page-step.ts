import type { JobMode } from '@tailorbird/contracts'
import type { StepState } from '../components/sewn-button.tsx'

export interface Step {
  label: string
  /** The id of the section that it stands for. */
  section: string
  state: StepState
  /** How much of the seam to the next step is sewn, 0 to 1. */
  sewn: number
}

interface Situation {
  mode: JobMode
  hasResume: boolean
  hasResult: boolean
  /** Of the running job, 0 to 100; undefined while none runs. */
  progress: number | undefined
}

/** The page's step: 0 with nothing, 1 once a resume is loaded, 2 once a tailored result exists. */
export function findPageStep({
  hasResume,
  hasResult,
}: Pick<Situation, 'hasResume' | 'hasResult'>): 0 | 1 | 2 {
  if (hasResult) return 2
  return hasResume ? 1 : 0
}

/** The steps' names (specification, section 2). */
const LABELS = {
  single: ['Upload Resume', 'Job Description', 'AI Processing'],
  batch: ['Upload Resume', 'Multiple Jobs', 'Batch Processing'],
  queue: ['Upload Resume', 'Multiple Jobs', 'Queue Processing'],
} as const

/** The stepper of each mode. */
export function describeSteps(situation: Situation): Step[] {
  const step = findPageStep(situation)
  const { mode, hasResume, hasResult, progress } = situation
  const [upload, jobs, processing] = LABELS[mode]
  const running = progress !== undefined
  const finished = hasResult && !running
  const posted = running || hasResult
  return [
    {
      label: upload,
      section: 'upload',
      state: mark(step, 0, hasResume),
      sewn: hasResume ? 1 : 0,
    },
    {
      label: jobs,
      section: 'job',
      state: mark(step, 1, posted),
      sewn: posted ? (progress ?? 100) / 100 : 0,
    },
    { label: processing, section: 'result', state: mark(step, 2, finished), sewn: 0 },
  ]
}

function mark(step: number, place: number, done: boolean): StepState {
  if (done) return 'done'
  return place === step ? 'here' : 'ahead'
}
