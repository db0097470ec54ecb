import { patchResume } from '@tailorbird/contracts'
import type { Failure } from '../../../lib/failure.ts'

/** Why a text was not saved. */
export interface Refusal {
  message: string
  /** It was changed in another place meanwhile: the person decides which text stands. */
  isConflict: boolean
  reference: string | undefined
}

/** What is wrong with a text before it is sent; undefined when nothing is. */
export function checkText(text: string): Refusal | undefined {
  const refuse = (message: string) => ({ message, isConflict: false, reference: undefined })
  if (text.trim() === '') {
    return refuse('There is no text to save. Write something, or go back to the saved text.')
  }
  try {
    patchResume.validateSync({ tailoredContent: text })
    return undefined
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'This text can’t be saved.')
  }
}

/** What a failed call means for the person's text: it is always still there. */
export function describeRefusal(failure: Failure): Refusal {
  const isConflict = failure.code === 'edited_elsewhere'
  return {
    message: isConflict
      ? 'This resume was changed in another place while you were writing. Your text is still here and kept in this browser: save it over the other one, or look at the other one first.'
      : `Not saved: ${failure.detail} Your text is still here and kept in this browser.`,
    isConflict,
    reference: failure.requestId,
  }
}
