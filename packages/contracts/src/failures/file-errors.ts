/** Why a resume file can't be taken. Apart from the catalog, for the first load. */
export const fileErrors = {
  resume_unreadable: {
    status: 422,
    retry: false,
    title: 'Resume not readable',
    sentence: 'This file is not plain text. Save your resume as .txt or .md and upload it again.',
  },
  resume_empty: {
    status: 422,
    retry: false,
    title: 'Resume is empty',
    sentence: 'There is no text in this resume. Choose another file.',
  },
} as const
