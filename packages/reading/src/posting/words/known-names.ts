/** What other rooms know of names; the only place where the reading of postings looks into that of resumes. */
export { isLocation, isRegion, isTown } from '../../resume/locations.ts'
export { isHeadedByRole, namesOrganisation, namesRole } from '../../resume/word-lists.ts'
