import { isDeepStrictEqual } from 'node:util'
import { PROGRESS } from '@tailorbird/contracts'
import {
  advanceJob,
  ownsJob,
  readEarlierChanges,
  readWordsForJob,
  saveTailored,
  type JobSources,
  type JobWords,
  type StartedJob,
} from '@tailorbird/db'
import { addUsage, tailorInSteps, type Answer, type Engine } from '@tailorbird/llm'
import type { JobContext } from '@tailorbird/queue'
import type { Pool } from '@tailorbird/threads'
import type { Parts } from '../parts.ts'
import { tailorAgain } from './tailor-again.ts'
import { readExtraTerms } from './read-extra-terms.ts'
import { sendToPrinter } from './send-to-printer.ts'
import type { TextTasks } from './texts.thread.ts'

/** What tailoring needs besides. */
export interface TailorParts extends Parts {
  texts: Pool<TextTasks>
}

/** A job that was started, and what its result is made from. */
interface Work {
  job: StartedJob
  sources: JobSources
  /** Names the sources. */
  madeFrom: string
}

/**
 * Tailors the resume of a job that was started, from row to row: 10, 30, 70. What an earlier run of the same attempt
 * stored is not made again.
 */
export async function tailorResume(
  parts: TailorParts,
  engine: Engine,
  work: Work,
  context: JobContext<'tailor-resume'>,
): Promise<void> {
  const { job } = work
  const resumeId = job.resume_id ?? (await tailorAndSave(parts, engine, work, context))
  if (!resumeId) return context.log.info({}, 'nothing more to do: the job has moved on')
  await sendToPrinter(parts, job, resumeId, context.payload)
  // An earlier attempt stored it: only its PDF was missing.
  if (job.resume_id) await advanceJob(parts.db, job, PROGRESS.rendering)
}

async function tailorAndSave(
  { db, texts }: TailorParts,
  engine: Engine,
  { job, sources, madeFrom }: Work,
  { signal, pauseFor, ...context }: JobContext<'tailor-resume'>,
): Promise<string | undefined> {
  // A second run of the same attempt finds it there already.
  const isAhead = await advanceJob(db, job, PROGRESS.tailoring)
  if (!isAhead && !(await ownsJob(db, job))) return undefined
  const log = context.log.child({ ownerId: job.owner_id })
  const started = performance.now()
  const extra = await readExtraTerms(db, engine, sources.job_description, signal, log)
  const input = {
    originalContent: sources.original_content,
    sections: sources.sections ?? undefined,
    options: sources.options ?? undefined,
    jobDescription: sources.job_description,
    model: engine.model,
    extraTerms: extra.terms,
    earlier: await readEarlierChanges(db, job.id),
  }
  let answers: readonly Answer[] = []
  const asked: unknown[] = []
  const { words } = sources
  const run = (said: JobWords, given: readonly Answer[]) =>
    texts.run('tailorText', { ...input, ...said, answers: given }, { key: job.owner_id, signal })
  const first = await tailorInSteps(
    async (given) => {
      answers = given
      const step = await run(words, given)
      if ('ask' in step) asked.push(step.ask)
      return step
    },
    engine,
    signal,
    async (error, role) => {
      log.warn({ code: error.code, role }, 'question failed')
      // A quota of a day may be that of another model, the second reader: all jobs would wait for what each can do without.
      if (error.code === 'model_quota_used_up') return
      // The job goes on without it: so it does where the queue can't be told.
      await pauseFor(error).catch((cause: unknown) => log.warn({ err: cause }, 'queue not paused'))
    },
  )
  // While the model wrote, the person may have answered what other jobs asked.
  const now = await readWordsForJob(db, job.id)
  const again = isDeepStrictEqual(now, words)
    ? undefined
    : await tailorAgain((given) => run(now, given), asked, answers)
  const {
    edits,
    undone,
    confirmedSkills,
    confirmedWordings,
    suggestions,
    dropped,
    unread,
    ...tailored
  } = again ?? first
  const usage =
    tailored.usage && extra.usage ? addUsage(tailored.usage, extra.usage) : tailored.usage
  const resumeId = await saveTailored(db, job, {
    jobTitle: sources.title,
    companyName: sources.company,
    ...tailored,
    usage,
    // Without its second reading, with other words by now, or as an earlier result was left, it is not what the same would give.
    madeFrom: unread || again || undone > 0 ? null : madeFrom,
  })
  log.info(
    {
      resumeId,
      engine: engine.name,
      model: engine.model,
      ...usage,
      edits,
      ...(undone > 0 && { undone }),
      confirmedSkills,
      dropped,
      confirmedWordings,
      suggestions,
      ...(unread && { unread }),
      warnings: tailored.analysisResults.warnings.length,
      ms: Math.round(performance.now() - started),
    },
    'tailored',
  )
  return resumeId
}
