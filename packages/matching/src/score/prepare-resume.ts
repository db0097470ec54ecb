import type { StructuredResume } from '@tailorbird/contracts'
import { countFields, type Fields } from '@tailorbird/lexicon'
import { countYears } from './count-years.ts'
import { listTold, type ToldLine } from './find-copied.ts'
import { indexResume, type ResumeIndex } from './index-resume.ts'
import { sayUnread } from './say-unread.ts'

/** A resume and all that is read of it alone, whatever the posting: made once, then matched against many. */
export interface PreparedResume {
  resume: StructuredResume
  index: ResumeIndex
  /** The fields of work that its terms are of. */
  fields: Fields
  /** Years that all of its jobs lasted together; null when there is no telling. */
  allYears: number | null
  told: readonly ToldLine[]
  /** Why it gets no score; null when it can have one. */
  unread: string | null
}

/** Makes a resume ready for any number of postings. What comes back is never written to: it may be kept and shared. */
export function prepareResume(resume: StructuredResume): PreparedResume {
  const index = indexResume(resume)
  return {
    resume,
    index,
    fields: countFields(index.byName.keys()),
    allYears: countYears(resume, new Set(resume.workExperience.keys())),
    told: listTold(index.lines),
    unread: sayUnread(resume),
  }
}
