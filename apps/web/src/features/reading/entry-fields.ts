import type { Education, WorkExperience } from '@tailorbird/contracts'

/** What an entry is called that nothing names. */
export const NO_NAME = 'No name found'

/** A field of an entry as a person edits it. */
export interface EntryField {
  name: string
  label: string
  value: string
}

/** The fields of a job or a school. */
export function fieldsOf(entry: WorkExperience | Education): EntryField[] {
  if ('company' in entry) {
    const { position, company, location = '', startDate, isCurrent } = entry
    const endDate = entry.endDate ?? (isCurrent ? 'Present' : '')
    return [
      { name: 'position', label: 'Position', value: position },
      { name: 'company', label: 'Employer', value: company },
      { name: 'location', label: 'Place', value: location },
      { name: 'startDate', label: 'From', value: startDate },
      { name: 'endDate', label: 'Until', value: endDate },
    ]
  }
  const { degree, institution, fieldOfStudy = '', graduationDate = '' } = entry
  return [
    { name: 'degree', label: 'Degree', value: degree },
    { name: 'institution', label: 'School', value: institution },
    { name: 'fieldOfStudy', label: 'Field of study', value: fieldOfStudy },
    { name: 'graduationDate', label: 'Dates', value: graduationDate },
  ]
}
