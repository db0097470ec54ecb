import { string } from 'yup'
import { PAGE_SIZES, TEMPLATE_NAMES } from './paper.ts'

export const pageSize = string().oneOf(PAGE_SIZES)
export const templateName = string().oneOf(TEMPLATE_NAMES)
