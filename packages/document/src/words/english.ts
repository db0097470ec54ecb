import type { DocumentWords } from './document-words.ts'

export const english: DocumentWords = {
  headings: {
    summary: 'Summary',
    skills: 'Skills',
    experience: 'Experience',
    education: 'Education',
    certifications: 'Certifications',
    achievements: 'Achievements',
    languages: 'Languages',
    other: 'Other',
    details: 'Personal details',
    letter: 'Letter',
    pages: 'Pages',
    rest: 'Rest of the file',
  },
  labels: {
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    linkedin: 'LinkedIn',
    website: 'Website',
    languages: 'Languages',
    fieldOfStudy: 'Field',
    graduationDate: 'Date',
    gpa: 'GPA',
  },
  now: 'Present',
  nameless: 'Resume',
}
