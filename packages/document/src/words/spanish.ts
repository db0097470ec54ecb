import type { DocumentWords } from './document-words.ts'

export const spanish: DocumentWords = {
  headings: {
    summary: 'Perfil',
    skills: 'Habilidades',
    experience: 'Experiencia profesional',
    education: 'Formación',
    certifications: 'Certificaciones',
    achievements: 'Logros',
    languages: 'Idiomas',
    other: 'Otros datos',
    details: 'Datos personales',
    letter: 'Carta',
    pages: 'Páginas',
    rest: 'Resto del archivo',
  },
  labels: {
    email: 'Correo',
    phone: 'Teléfono',
    location: 'Lugar',
    linkedin: 'LinkedIn',
    website: 'Sitio web',
    languages: 'Idiomas',
    fieldOfStudy: 'Especialidad',
    graduationDate: 'Fecha',
    gpa: 'GPA',
  },
  now: 'actualidad',
  nameless: 'Currículum',
}
