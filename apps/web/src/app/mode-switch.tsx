import type { JobMode } from '@tailorbird/contracts'
import { useSelector } from 'react-redux'
import { Choice } from '../components/choice.tsx'
import { changeMode } from '../features/jobs/mode-slice.ts'
import { useJobsDispatch } from '../features/jobs/tailor-resume.ts'
import type { RootState } from './store.ts'

const MODES = [
  { value: 'single', label: 'Single Job' },
  { value: 'batch', label: 'Batch Processing' },
  { value: 'queue', label: 'Queue Processing' },
] as const

const WORDS: Record<JobMode, string> = {
  single: 'One posting, one tailored resume, looked at together.',
  batch: 'A list of postings, tailored side by side. Paste them or drop their files.',
  queue: 'Add postings as you find them. They are done one after the other, also when you leave.',
}

/** One job, many at once, or one after the other. */
export function ModeSwitch() {
  const mode = useSelector((state: RootState) => state.mode)
  const dispatch = useJobsDispatch()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Choice
        name="mode"
        label="Mode"
        options={MODES}
        value={mode}
        onChange={(next) => dispatch(changeMode(next))}
      />
      <p className="text-small text-soft">{WORDS[mode]}</p>
    </div>
  )
}
