import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { KEPT_DRAFT } from '../features/builder/kept-draft.ts'
import { KEPT_EDITS } from '../features/results/edit/kept-edits.ts'
import { hasUnanswered } from '../features/jobs/use-line-back.ts'
import { KEPT_PASTE } from '../features/postings/import/kept-paste.ts'
import { KEPT_RESUME, parseKeptResume } from '../features/resume/uploaded-resume.ts'
import type { Parts } from '../lib/parts.ts'
import { signText, textOf } from '../lib/uploaded-resume.ts'
import type { RootState } from './store.ts'

/**
 * What of a person's texts is in this browser and nowhere else, in words: in whichever tab it was typed. What
 * was sent is in the account.
 */
export function findUnsaved(): ThunkAction<Promise<string[]>, RootState, Parts, UnknownAction> {
  return async (_dispatch, getState, { keep }) => {
    const kept = await keep.readShared()
    const edits = kept.get(KEPT_EDITS)
    const resume = parseKeptResume(kept.get(KEPT_RESUME))
    const { batch, currentJob } = getState()
    const sent = currentJob.failure ? null : currentJob.sent
    const taken = batch?.jobs.filter(({ call }) => call === 'taken') ?? []
    const stored = new Set([sent?.jobDescription, ...taken.map(({ text }) => text)])
    const typed = ['posting', 'queue-posting', 'batch-jobs'].flatMap((key) => kept.get(key))
    const isNew = typed.some((text) => isFilled(text) && !stored.has(text))
    const stores = [sent, taken.length > 0 ? batch : null].flatMap((text) => text ?? [])
    const text = resume && signText(textOf(resume))
    const isStored = stores.some((one) => signText(one) === text)
    return [
      resume && !isStored ? 'the resume that you loaded' : [],
      isNew ? 'job descriptions that are not tailored to' : [],
      isFilled(kept.get(KEPT_PASTE)) ? 'postings that are not added to the list' : [],
      kept.get(KEPT_DRAFT) == null ? [] : 'the resume in the form',
      Array.isArray(edits) && edits.length > 0 ? 'edits that are not saved' : [],
      hasUnanswered(getState()) ? 'jobs that are not sent yet' : [],
    ].flat()
  }
}

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''
