import { isDeepStrictEqual } from 'node:util'
import { jobPdf, jobPriority, PROGRESS } from '@tailorbird/contracts'
import {
  advanceJob,
  ownsJob,
  readWordsForJob,
  reuseResult,
  saveTailored,
  startJob,
  type StartedJob,
} from '@tailorbird/db'
import { addUsage, tailorInSteps, type Answer, type Engine } from '@tailorbird/llm'
import type { JobContext } from '@tailorbird/queue'
import type { Pool } from '@tailorbird/threads'
import type { Parts } from '../parts.ts'
import { nameSources } from './made-from.ts'
import { tailorAgain } from './tailor-again.ts'
import { readExtraTerms } from './read-extra-terms.ts'
import type { TextTasks } from './texts.thread.ts'

/** What tailoring needs besides. */
export interface TailorParts extends Pick<Parts, 'db' | 'producer'> {
  texts: Pool<TextTasks>
}

/**
 * Tailors one job's resume, from row to row: 10, 30, 70. What an earlier run of the same attempt
 * stored is not made again.
 */
export async function tailorResume(
  parts: TailorParts,
  engine: Engine,
  context: JobContext<'tailor-resume'>,
): Promise<void> {
  const { db, producer } = parts
  const { payload, log } = context
  const job = await startJob(db, payload.jobId, payload.attempt)
  if (!job) return log.info({}, 'nothing to do: the job has moved on')
  const resumeId = job.resume_id ?? (await tailorAndSave(parts, engine, job, context))
  if (!resumeId) return log.info({}, 'nothing more to do: the job has moved on')
  const pdf = { ...jobPdf(resumeId), jobId: job.id, requestId: payload.requestId }
  // The queue may remember that earlier attempt's rendering. A PDF that a person waits for goes before it.
  await producer.enqueue('render-pdf', pdf, { again: true, priority: jobPriority(job.mode, 0) })
  // An earlier attempt stored it: only its PDF was missing.
  if (job.resume_id) await advanceJob(db, job, PROGRESS.rendering)
}

async function tailorAndSave(
  { db, texts }: TailorParts,
  engine: Engine,
  job: StartedJob,
  { signal, log, pauseFor }: JobContext<'tailor-resume'>,
): Promise<string | undefined> {
  await advanceJob(db, job, PROGRESS.tailoring)
  if (!(await ownsJob(db, job))) return undefined
  const started = performance.now()
  const words = await readWordsForJob(db, job.id)
  const madeFrom = nameSources(job, words, engine)
  const known = job.anew ? undefined : await reuseResult(db, job, madeFrom)
  if (known) {
    log.info({ resumeId: known }, 'the result was there already')
    return known
  }
  const extra = await readExtraTerms(db, engine, job.job_description, signal, log)
  const input = {
    originalContent: job.original_content,
    sections: job.sections ?? undefined,
    options: job.options ?? undefined,
    jobDescription: job.job_description,
    model: engine.model,
    extraTerms: extra.terms,
  }
  let answers: readonly Answer[] = []
  const asked: unknown[] = []
  const run = (said: typeof words, given: readonly Answer[]) =>
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
  const { edits, confirmedSkills, confirmedWordings, suggestions, dropped, unread, ...tailored } =
    again ?? first
  const usage =
    tailored.usage && extra.usage ? addUsage(tailored.usage, extra.usage) : tailored.usage
  const resumeId = await saveTailored(db, job, {
    jobTitle: job.title,
    companyName: job.company,
    ...tailored,
    usage,
    // Without its second reading, or with other words by now, it is not what the same would give.
    madeFrom: unread || again ? null : madeFrom,
  })
  log.info(
    {
      resumeId,
      engine: engine.name,
      model: engine.model,
      ...usage,
      edits,
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
