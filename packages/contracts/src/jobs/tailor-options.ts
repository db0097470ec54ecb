import { mixed, object, string, type ObjectSchema } from 'yup'
import { PAGE_GOALS, STRENGTHS, type TailorOptions, TONES } from './tailor-choices.ts'

/** The schema of a person's wishes. */
export const tailorOptions: ObjectSchema<TailorOptions> = object({
  pages: mixed<TailorOptions['pages']>().oneOf(PAGE_GOALS).required(),
  tone: string().oneOf(TONES).required(),
  strength: string().oneOf(STRENGTHS).required(),
}).noUnknown('Unknown field: ${unknown}')
