/** Nobody: fills a page so that each template shows what it does. */
export const samplePerson = {
  contactInfo: {
    fullName: 'Alex Morgan',
    email: 'alex.morgan@example.com',
    phone: '555 0134',
    location: 'Springfield',
    languages: [],
  },
  summary:
    'Planner of events and places with ten years in hotels and museums. Calm when things change, exact with money, and good at bringing people together who have never met.',
  workExperience: [
    {
      company: 'Harbour Museum',
      location: 'Springfield',
      position: 'Head of Events',
      startDate: 'May 2020',
      isCurrent: true,
      description: [
        'Plans 140 events a year with a team of six and a budget that has never been exceeded.',
        'Opened the roof terrace to the public, which doubled evening visits in its first summer.',
        'Wrote the handbook that the other museums of the city now use.',
      ],
    },
    {
      company: 'Grand Hotel Meridian',
      location: 'Riverton',
      position: 'Event Manager',
      startDate: 'March 2016',
      endDate: 'April 2020',
      isCurrent: false,
      description: [
        'Led conferences of up to 900 guests from the first call to the last invoice.',
        'Cut the cost of equipment by a fifth with one supplier in the place of four.',
      ],
    },
    {
      company: 'Lakeside Hall',
      location: 'Riverton',
      position: 'Coordinator',
      startDate: 'June 2013',
      endDate: 'February 2016',
      isCurrent: false,
      description: ['Booked rooms, crews and music for weddings and fairs.'],
    },
  ],
  education: [
    {
      institution: 'Riverton College',
      degree: 'BA Hospitality',
      graduationDate: '2013',
      achievements: [],
    },
  ],
  skillsCategories: [
    { category: 'Planning', skills: ['Budgets', 'Contracts', 'Crews', 'Safety'] },
    { category: 'Software', skills: ['Excel', 'Opera', 'Cvent'] },
  ],
  certifications: [],
  achievements: [],
  additionalSections: { Volunteering: ['Runs the stage of the summer festival of the town.'] },
  sections: [
    { kind: 'summary', heading: 'Profile' },
    { kind: 'experience', heading: 'Experience' },
    { kind: 'education', heading: 'Education' },
    { kind: 'skills', heading: 'Skills' },
    { kind: 'additional', heading: 'Volunteering' },
  ],
} as const
