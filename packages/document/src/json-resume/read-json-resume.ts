import { jsonResume, listUnknownKeys, type StructuredResume } from '@tailorbird/contracts'
import { fromJsonResume } from './from-json-resume.ts'

type Reading =
  /** `leftOut`: paths of what neither the form nor its sections hold. */
  | { resume: StructuredResume; leftOut: string[] }
  /** What is wrong with the file, each with its path. */
  | { problems: string[] }

/** @param error what yup throws: `errors` are its messages */
function listMessages(error: unknown): string[] {
  const { errors } = error as { errors?: unknown }
  if (!Array.isArray(errors)) throw error
  return errors.map(String)
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown }
  } catch {
    return undefined
  }
}

/** Reads a file in the JSON Resume format, or says what is wrong with it and where. @param text of the file */
export function readJsonResume(text: string): Reading {
  const parsed = parse(text)
  if (!parsed) return { problems: ['The file is not JSON'] }
  try {
    const file = jsonResume.validateSync(parsed.value, { strict: true, abortEarly: false })
    const picture = file.basics?.image ? ['basics.image'] : []
    return { resume: fromJsonResume(file), leftOut: [...listUnknownKeys(file), ...picture] }
  } catch (error) {
    return { problems: listMessages(error) }
  }
}
