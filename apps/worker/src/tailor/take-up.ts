import { nameSources, readSources } from '@tailorbird/db'
import type { Engine } from '@tailorbird/llm'
import type { JobContext } from '@tailorbird/queue'
import type { Gate } from './gate.ts'
import { giveAgain } from './give-again.ts'
import { runApart } from './run-apart.ts'
import { tailorResume, type TailorParts } from './tailor-resume.ts'

/**
 * Takes a job up that the queue hands over: gives it what is there already, made from the same, or tailors. It may run twice.
 */
export async function takeUp(
  parts: TailorParts,
  engine: Engine,
  gate: Gate,
  context: JobContext<'tailor-resume'>,
): Promise<void> {
  const { payload, log } = context
  const id = payload.jobId
  const sources = await readSources(parts.db, { id, attempt: payload.attempt })
  if (!sources) return log.info({}, 'nothing to do: the job has moved on')
  const madeFrom = nameSources(sources, engine)
  // Nothing is begun for that: it is one step, and no text is read in it.
  const isNew = sources.anew || sources.resume_id !== null
  if (!isNew && (await giveAgain(parts, context, madeFrom))) return
  await runApart(parts, gate, context, (job) =>
    tailorResume(parts, engine, { job, sources, madeFrom }, context),
  )
}
