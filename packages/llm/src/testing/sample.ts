import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'

/** A small resume for tests: one job with three bullets. */
export const sampleResume: StructuredResume = {
  contactInfo: {
    fullName: 'Robin Sample',
    email: 'robin@example.com',
    phone: '555-0100',
    languages: [],
  },
  summary: 'Support engineer who builds tools.',
  workExperience: [
    {
      company: 'Acme',
      position: 'Support Engineer',
      startDate: '01/2021',
      isCurrent: true,
      description: [
        'Answered 40 support calls a day.',
        'Built a dashboard for the support team using React.',
        'Wrote the manual for new colleagues.',
      ],
    },
  ],
  education: [],
  skillsCategories: [{ category: 'Tools', skills: ['Git', 'React'] }],
  certifications: [],
  achievements: [],
  additionalSections: {},
}

/** A posting that asks for one thing the resume has and for one it has not. */
export const samplePosting: Posting = {
  title: 'Frontend Engineer',
  company: 'Globex',
  requirements: [
    {
      id: 'r0',
      term: 'React',
      name: 'React',
      isKnown: true,
      years: null,
      kind: 'skill',
      tier: 'must',
      anyOf: [],
      line: 'React',
    },
    {
      id: 'r1',
      term: 'COBOL',
      name: 'COBOL',
      isKnown: false,
      years: null,
      kind: 'skill',
      tier: 'preferred',
      anyOf: [],
      line: 'COBOL',
    },
  ],
  years: null,
  thin: null,
}
