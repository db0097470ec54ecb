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
}
