import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  addModelSlots,
  drawModelCall,
  keepModelSlot,
  returnModelTokens,
  takeModelSlot,
  type Db,
  type ModelRates,
  type ModelSlot,
} from '@tailorbird/db'
import type { Pace } from '@tailorbird/llm'
import type { Logger } from '@tailorbird/runtime'

/** What the operator says that the AI service allows; undefined: no limit. */
export interface ModelLimits {
  atOnce: number | undefined
  requests: number | undefined
  tokens: number | undefined
}

const LOOK_AGAIN_MS = 250
const MOST_WAIT_MS = 10_000
/** A slot outlives its call's deadline by this. */
const SPARE_S = 30

/**
 * The pace of all workers together, kept in rows: calls at once, requests and tokens by the minute.
 * @param timeoutMs the most that one call takes
 * @returns undefined when nothing is limited
 */
export async function openSharedPace(
  db: Db,
  { atOnce, requests = Infinity, tokens = Infinity }: ModelLimits,
  timeoutMs: number,
  log: Pick<Logger, 'warn'>,
): Promise<Pace | undefined> {
  const rates: ModelRates = { requests, tokens }
  const isRated = requests < Infinity || tokens < Infinity
  if (atOnce === undefined && !isRated) return undefined
  if (atOnce !== undefined) await addModelSlots(db, atOnce)
  const slotS = (timeoutMs + MOST_WAIT_MS) / 1000 + SPARE_S

  const takeSlot = async (signal: AbortSignal): Promise<ModelSlot | undefined> => {
    if (atOnce === undefined) return undefined
    const holder = randomUUID()
    for (;;) {
      const slot = await takeModelSlot(db, atOnce, holder, slotS)
      if (slot) return slot
      await wait(LOOK_AGAIN_MS * (0.5 + Math.random()), signal)
    }
  }
  const takeRate = async (slot: ModelSlot | undefined, expected: number, signal: AbortSignal) => {
    if (!isRated) return
    for (let ms; (ms = await drawModelCall(db, rates, expected)) > 0;) {
      await wait(Math.min(ms, MOST_WAIT_MS), signal)
      if (slot) await keepModelSlot(db, slot, slotS)
    }
  }
  return {
    take: async (expected, signal) => {
      const slot = await takeSlot(signal)
      const free = async (): Promise<void> => {
        // Else it is free when its time is over.
        if (slot)
          await keepModelSlot(db, slot, 0).catch((err: unknown) =>
            log.warn({ err }, 'model slot not freed'),
          )
      }
      try {
        await takeRate(slot, expected, signal)
      } catch (error) {
        await free()
        throw error
      }
      return async (used) => {
        await free()
        if (used !== undefined && tokens < Infinity)
          await returnModelTokens(db, expected - used).catch((err: unknown) =>
            log.warn({ err }, 'model tokens not counted'),
          )
      }
    },
  }
}

/** @throws the signal's reason when aborted */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
  signal.throwIfAborted()
}
