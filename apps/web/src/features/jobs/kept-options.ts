import {
  DEFAULT_TAILOR_OPTIONS,
  PAGE_GOALS,
  STRENGTHS,
  type TailorOptions,
  TONES,
} from '@tailorbird/contracts'
import type { JobsThunk } from './jobs-root.ts'

/** Where the way to write is kept: it is a preference, and holds for what is sent from then on. */
const KEPT_OPTIONS = 'tailor-options'

/** @returns what an earlier visit chose; what is none of today's choices is as by default */
export function parseKeptOptions(kept: unknown): TailorOptions {
  const { pages, tone, strength } = (kept ?? {}) as Record<string, unknown>
  return {
    pages: PAGE_GOALS.find((one) => one === pages) ?? DEFAULT_TAILOR_OPTIONS.pages,
    tone: TONES.find((one) => one === tone) ?? DEFAULT_TAILOR_OPTIONS.tone,
    strength: STRENGTHS.find((one) => one === strength) ?? DEFAULT_TAILOR_OPTIONS.strength,
  }
}

/** Keeps how the person wants their resume to be written. */
export function keepOptions(options: TailorOptions): JobsThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(KEPT_OPTIONS, options)
}

/** How the person wants their resume to be written. */
export function readKeptOptions(): JobsThunk<TailorOptions> {
  return (_dispatch, _getState, { keep }) => parseKeptOptions(keep.read(KEPT_OPTIONS))
}

/** Whether nothing but the default was chosen. */
export const isDefault = ({ pages, tone, strength }: TailorOptions): boolean =>
  pages === DEFAULT_TAILOR_OPTIONS.pages &&
  tone === DEFAULT_TAILOR_OPTIONS.tone &&
  strength === DEFAULT_TAILOR_OPTIONS.strength

/** The part of a call that says how to write; nothing where it is as by default. */
export function sayOptions(): JobsThunk<{ options?: TailorOptions }> {
  return (dispatch) => {
    const options = dispatch(readKeptOptions())
    return isDefault(options) ? {} : { options }
  }
}
