import { number, string } from 'yup'
import { PAGE_FITS, PAGE_SIZES, TEMPLATE_NAMES, type PageFit } from './paper.ts'

export const pageSize = string().oneOf(PAGE_SIZES)
export const templateName = string().oneOf(TEMPLATE_NAMES)
export const pageFit = number<PageFit>().oneOf(PAGE_FITS)
