import {
  addModelFinding,
  endModelCheck,
  handBackModelCheck,
  keepModelCheck,
  takeModelCheck,
  type TakenCheck,
} from '@tailorbird/db'
import type { OpenAiConfig } from '@tailorbird/llm'
import { isOutage } from '../outage.ts'
import type { Parts } from '../parts.ts'
import { repeat } from '../tailor/repeat.ts'
import type { TailorParts } from '../tailor/tailor-resume.ts'
import { runDoctor } from './run-doctor.ts'

/** Six signs of life before others take this worker for dead. */
const SIGN_EVERY_MS = 10_000

type CheckParts = Pick<Parts, 'db' | 'log'> & Pick<TailorParts, 'texts'>

/**
 * Does the check of the AI service that the operator has asked for, if one waits. Rows say what is to do: any worker may
 * do it, one alone does, and one that dies is followed by another.
 * @param signal ends it: it is handed back, and another worker begins anew
 */
export async function runWaitingCheck(
  parts: CheckParts,
  config: OpenAiConfig,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  const taken = await takeModelCheck(parts.db)
  if (!taken) return
  const log = parts.log.child({ checkId: taken.id, try: taken.tries })
  await doCheck({ ...parts, log }, config, taken, signal)
}

async function doCheck(
  parts: CheckParts,
  config: OpenAiConfig,
  taken: TakenCheck,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = parts
  const lost = new AbortController()
  const stopSigns = repeat('sign of life of a check', giveSign, SIGN_EVERY_MS, log)
  try {
    const works = await examine(parts, config, taken, AbortSignal.any([signal, lost.signal]))
    await endModelCheck(db, taken, works)
    log.info({ works }, 'AI service checked')
  } catch (error) {
    await giveUp(error)
  } finally {
    await stopSigns()
  }

  async function giveSign(): Promise<void> {
    if (!(await keepModelCheck(db, taken))) lost.abort()
  }

  async function giveUp(error: unknown): Promise<void> {
    if (lost.signal.aborted) return log.warn('another worker has the check of the AI service')
    if (signal.aborted || isOutage(error)) {
      await handBackModelCheck(db, taken)
      return log.info('check of the AI service handed back')
    }
    log.error({ err: error }, 'check of the AI service failed')
    return endModelCheck(db, taken, null)
  }
}

/** @returns whether jobs will work */
function examine(
  { db, texts }: CheckParts,
  config: OpenAiConfig,
  taken: TakenCheck,
  signal: AbortSignal,
): Promise<boolean> {
  return runDoctor(config, {
    tailor: (input) => texts.run('tailorText', input, { key: `check:${taken.id}`, signal }),
    report: (finding) => addModelFinding(db, taken, finding),
    signal,
  })
}
