import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import {
  DEFAULT_FIT,
  DEFAULT_TEMPLATE,
  PAGE_FITS,
  PAGE_SIZES,
  TEMPLATE_NAMES,
  type PaperChoice,
} from '@tailorbird/contracts'
import type { Parts } from './parts.ts'
import { findUsualSize } from './usual-size.ts'
import { hasOneTemplate } from './usage-api.ts'

/** Where it is kept. */
export const KEPT_PAPER = 'paper'

/** How a person wants PDFs printed. */
export type Paper = PaperChoice

type KeepThunk<R> = ThunkAction<R, unknown, Parts, UnknownAction>

/** Remembers the choice for the next result. */
export function keepPaper(paper: Paper): KeepThunk<void> {
  return (_dispatch, _getState, { keep }) => keep.write(KEPT_PAPER, paper)
}

/** @returns what was chosen last, or the defaults, in the size that is usual where they are; the first template where others are not the person's */
export function readKeptPaper(): KeepThunk<Paper> {
  return (_dispatch, getState, { keep }) => {
    const { size, template, fit } = (keep.read(KEPT_PAPER) ?? {}) as Record<string, unknown>
    return {
      size: PAGE_SIZES.find((name) => name === size) ?? findUsualSize(),
      fit: PAGE_FITS.find((pages) => pages === fit) ?? DEFAULT_FIT,
      template: hasOneTemplate(getState() as never)
        ? DEFAULT_TEMPLATE
        : (TEMPLATE_NAMES.find((name) => name === template) ?? DEFAULT_TEMPLATE),
    }
  }
}
