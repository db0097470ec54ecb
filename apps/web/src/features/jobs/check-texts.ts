import { tailorRequest } from '@tailorbird/contracts'
import { yupToFormErrors } from 'formik'

interface Texts {
  originalContent: string
  jobDescription: string
}

const schema = tailorRequest.pick(['originalContent', 'jobDescription'])

/**
 * Checks what the server will check, with the same schema. White space alone counts as nothing.
 * @returns a message for each text that is missing or too long
 */
export function checkTexts({ originalContent, jobDescription }: Texts): Partial<Texts> {
  const texts = {
    originalContent: originalContent.trim() && originalContent,
    jobDescription: jobDescription.trim() && jobDescription,
  }
  try {
    schema.validateSync(texts, { abortEarly: false })
    return {}
  } catch (error) {
    return yupToFormErrors<Texts>(error)
  }
}
