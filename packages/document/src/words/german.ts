import type { DocumentWords } from './document-words.ts'

export const german: DocumentWords = {
  headings: {
    summary: 'Profil',
    skills: 'Kenntnisse',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    certifications: 'Zertifikate',
    achievements: 'Erfolge',
    languages: 'Sprachen',
    other: 'Weiteres',
    details: 'Persönliche Daten',
    letter: 'Anschreiben',
    pages: 'Seiten',
    rest: 'Rest der Datei',
  },
  labels: {
    email: 'E-Mail',
    phone: 'Telefon',
    location: 'Ort',
    linkedin: 'LinkedIn',
    website: 'Website',
    languages: 'Sprachen',
    fieldOfStudy: 'Fachrichtung',
    graduationDate: 'Datum',
    gpa: 'GPA',
  },
  now: 'heute',
  nameless: 'Lebenslauf',
}
