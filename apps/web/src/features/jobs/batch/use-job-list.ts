import { MAX_BATCH_JOBS } from '@tailorbird/contracts'
import { useMemo, useState, type SetStateAction } from 'react'
import { useJobsDispatch } from '../tailor-resume.ts'
import type { Batch } from './batch-slice.ts'
import type { FieldCalls } from './job-field.tsx'
import { appendJobs, clearBatch, entryOf, replaceEntry, type JobEntry } from './job-list.ts'
import { readJobFiles } from './read-job-files.ts'
import { hasSeparator, splitJobs } from '../../../lib/split-jobs.ts'

interface Values {
  jobs: JobEntry[]
}

/** Adds, edits and removes jobs of the list; each change clears the batch's results. */
export function useJobList(
  jobs: JobEntry[],
  setValues: (values: SetStateAction<Values>, validate: false) => unknown,
) {
  const dispatch = useJobsDispatch()
  /** The field that the focus goes to once it is there. */
  const [wanted, setWanted] = useState<{ key: string }>()
  /** What was not taken, and why. */
  const [note, setNote] = useState<string>()
  /** The results that the last change has cleared. */
  const [cleared, setCleared] = useState<Batch | null>(null)
  const keys = useMemo(() => jobs.map(({ key }) => key), [jobs])

  const edits = useMemo(() => {
    const edit = (change: (jobs: JobEntry[]) => JobEntry[]) => {
      setNote(undefined)
      const gone = dispatch(clearBatch())
      if (gone) setCleared(gone)
      void setValues((values) => ({ jobs: change(values.jobs) }), false)
    }
    /** As `edit`, and says what had no room. */
    const editWithin = (change: (jobs: JobEntry[]) => ReturnType<typeof appendJobs>) =>
      edit((before) => {
        const { jobs: after, dropped } = change(before)
        if (dropped > 0) setNote(sayFull(dropped))
        return after
      })
    const calls: FieldCalls = {
      onChange: (key, text) =>
        edit((all) => all.map((job) => (job.key === key ? { key, text } : job))),
      onPaste: (key, text) => {
        if (!hasSeparator(text)) return false
        editWithin((all) => replaceEntry(all, key, splitJobs(text)))
        return true
      },
      onRemove: (key) => {
        edit((all) => {
          const left = all.filter((job) => job.key !== key)
          return left.length > 0 ? left : [entryOf('')]
        })
      },
      onFocused: () => setWanted(undefined),
    }
    const add = () => {
      const entry = entryOf('')
      editWithin((all) => {
        if (all.length < MAX_BATCH_JOBS) setWanted(entry)
        const more = [...all, entry]
        const dropped = more.length - MAX_BATCH_JOBS
        return { jobs: more.slice(0, MAX_BATCH_JOBS), dropped: Math.max(0, dropped) }
      })
    }
    const addFiles = async (files: File[]) => {
      const { texts, refusals } = await readJobFiles(files)
      if (texts.length > 0) editWithin((all) => appendJobs(all, texts))
      if (refusals.length > 0) setNote(refusals.join(' '))
    }
    return { calls, add, addFiles }
  }, [dispatch, setValues])

  return {
    ...edits,
    keys,
    note,
    wanted,
    cleared,
    forgetCleared: () => setCleared(null),
    focusOn: (key: string | undefined) => setWanted(key === undefined ? undefined : { key }),
  }
}

function sayFull(dropped: number): string {
  const jobs = dropped === 1 ? '1 job was' : `${dropped.toLocaleString('en')} jobs were`
  return `Up to ${MAX_BATCH_JOBS} jobs go into one batch: ${jobs} left out.`
}
