import type { DocumentWords } from './document-words.ts'

export const french: DocumentWords = {
  headings: {
    summary: 'Profil',
    skills: 'Compétences',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    certifications: 'Certifications',
    achievements: 'Réalisations',
    languages: 'Langues',
    other: 'Divers',
    details: 'Informations personnelles',
    letter: 'Lettre',
    pages: 'Pages',
    rest: 'Reste du fichier',
  },
  labels: {
    email: 'E-mail',
    phone: 'Téléphone',
    location: 'Lieu',
    linkedin: 'LinkedIn',
    website: 'Site web',
    languages: 'Langues',
    fieldOfStudy: 'Spécialité',
    graduationDate: 'Date',
    gpa: 'GPA',
  },
  now: "aujourd'hui",
  nameless: 'CV',
}
