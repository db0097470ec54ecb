import { DEFAULT_PAGE_SIZE, DEFAULT_TEMPLATE, jobPdf, PROGRESS } from '@tailorbird/contracts'
import {
  advanceJob,
  listSkillsForJob,
  ownsJob,
  saveTailored,
  startJob,
  type StartedJob,
} from '@tailorbird/db'
import { addUsage, type Engine } from '@tailorbird/llm'
import type { JobContext, Log } from '@tailorbird/queue'
import {
  addConfirmedSkills,
  analyseTailoring,
  listChanges,
  parseResume,
  readPosting,
  toHtml,
  toMarkdown,
} from '@tailorbird/resume'
import type { Parts } from '../parts.ts'
import { readExtraTerms } from './read-extra-terms.ts'

/**
 * Tailors one job's resume, from row to row: 10, 30, 70. What an earlier run of the same attempt
 * stored is not made again.
 */
export async function tailorResume(
  { db, producer }: Parts,
  engine: Engine,
  { payload, signal, log }: JobContext<'tailor-resume'>,
): Promise<void> {
  const job = await startJob(db, payload.jobId, payload.attempt)
  if (!job) return log.info({}, 'nothing to do: the job has moved on')
  const resumeId = job.resume_id ?? (await tailorAndSave(db, engine, job, signal, log))
  if (!resumeId) return log.info({}, 'nothing more to do: the job has moved on')
  const pdf = { ...jobPdf(resumeId), requestId: payload.requestId }
  // The queue may remember that earlier attempt's rendering.
  await producer.enqueue('render-pdf', pdf, { again: true })
  // An earlier attempt stored it: only its PDF was missing.
  if (job.resume_id) await advanceJob(db, job, PROGRESS.rendering)
}

async function tailorAndSave(
  db: Parts['db'],
  engine: Engine,
  job: StartedJob,
  signal: AbortSignal,
  log: Log,
): Promise<string | undefined> {
  const original = parseResume(job.original_content)
  const posting = readPosting(job.job_description)
  // What can't be printed is refused now: tailoring it would hold up the jobs of others for nothing.
  toHtml(original, { size: DEFAULT_PAGE_SIZE, template: DEFAULT_TEMPLATE })
  await advanceJob(db, job, PROGRESS.tailoring)
  if (!(await ownsJob(db, job))) return undefined
  const started = performance.now()
  const confirmed = addConfirmedSkills(original, await listSkillsForJob(db, job.id), posting)
  const extra = await readExtraTerms(db, engine, job.job_description, signal, log)
  const tailoring = await engine.tailor(confirmed.resume, posting, signal, {
    extraTerms: extra.terms,
  })
  const usage =
    tailoring.usage && extra.usage ? addUsage(tailoring.usage, extra.usage) : tailoring.usage
  log.info(
    {
      engine: tailoring.engine,
      model: tailoring.model,
      ...usage,
      edits: tailoring.applied.length,
      confirmedSkills: confirmed.added.length,
      warnings: tailoring.warnings.length,
      ms: Math.round(performance.now() - started),
    },
    'tailored',
  )
  return saveTailored(db, job, {
    jobTitle: job.title,
    companyName: job.company,
    tailoredContent: toMarkdown(tailoring.resume),
    sourceMarkdown: toMarkdown(original),
    analysisResults: analyseTailoring({
      ...tailoring,
      original,
      tailored: tailoring.resume,
      posting,
    }),
    changes: listChanges({
      original: confirmed.resume,
      tailored: tailoring.resume,
      applied: tailoring.applied,
      confirmed: confirmed.added,
    }),
    usage,
  })
}
