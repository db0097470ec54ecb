import { foldCase } from '../text/fold.ts'

/** Where a section's text belongs. 'title' is a document heading ('Resume'), 'other' an additional section. */
export type SectionKind =
  | 'title'
  | 'contact'
  | 'summary'
  | 'skills'
  | 'experience'
  | 'education'
  | 'certifications'
  | 'achievements'
  | 'languages'
  | 'other'

/** Known headings in English, French, German and Spanish, without accents, by section. */
const HEADINGS: Record<SectionKind, string> = {
  title: 'resume|curriculum vitae|cv|lebenslauf|hoja de vida',
  contact:
    'contact|contact information|contact info|contact details|personal information|personal details|personal data|coordonnees|informations personnelles|personliche daten|kontakt|kontaktdaten|zur person|contacto|datos personales|informacion de contacto|informacion personal',
  summary:
    'summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|personal profile|career profile|about|about me|objective|career objective|professional objective|personal statement|overview|career overview|profil|profil professionnel|resume professionnel|a propos|a propos de moi|objectif|objectif professionnel|accroche|kurzprofil|uber mich|zusammenfassung|profil und ziele|berufsprofil|resumen|resumen profesional|perfil|perfil profesional|sobre mi|objetivo|objetivo profesional|extracto',
  skills:
    'skills|top skills|additional skills|other skills|soft skills|hard skills|computer skills|skill highlights|core competencies|competencies|key skills|core skills|technical skills|professional skills|skills and abilities|skills summary|skills & abilities|skills and competencies|areas of expertise|expertise|technical proficiencies|technical expertise|technologies|tools and technologies|tech stack|qualifications and skills|skills & tools|skills and tools|strengths|key competencies|clinical skills|relevant skills|skills & expertise|skills and expertise|competences|competences cles|competences techniques|competences professionnelles|savoir-faire|kenntnisse|fahigkeiten|kompetenzen|kenntnisse und fahigkeiten|edv-kenntnisse|it-kenntnisse|fachkenntnisse|besondere kenntnisse|habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|competencias clave|competencias profesionales',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|employment experience|relevant experience|experience and employment|job history|professional background|career experience|positions held|clinical experience|teaching experience|nursing experience|industry experience|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois|berufserfahrung|beruflicher werdegang|berufspraxis|praktische erfahrung|werdegang|berufliche erfahrung|beruflicher hintergrund|experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|additional experience|other experience|related experience',
  education:
    'education|education & certifications|education and certifications|education & certification|education and training|education & training|education and qualifications|academic background|academic qualifications|academic history|educational background|education & credentials|education and credentials|studies|formation|formations|formation academique|etudes|diplomes|diplomes et formations|formation et diplomes|scolarite|ausbildung|bildung|bildungsweg|studium|schulbildung|ausbildung und studium|akademische ausbildung|schule und ausbildung|educacion|formacion|formacion academica|estudios|titulacion',
  certifications:
    'certifications|certification|certificates|licenses|licences|licenses and certifications|licenses & certifications|licences and certifications|licences & certifications|certifications and licenses|certifications & licenses|certifications & licences|certifications and licences|licensure|professional certifications|professional licenses|credentials|accreditations|certifications & training|certifications and training|tickets and licences|tickets|licence|license|licensing|professional licensure|registrations|certificats|licences et certifications|lizenzen|habilitations|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|certificaciones|certificados|licencias',
  achievements:
    'achievements|achievements & leadership|achievements and leadership|key achievements|accomplishments|key accomplishments|awards|awards and honors|awards & honors|honors|honours|honors and awards|honors & awards|awards and achievements|awards & achievements|honours and awards|recognition|awards and recognition|awards & recognition|leadership|realisations|distinctions|prix et distinctions|prix|auszeichnungen|erfolge|preise|logros|premios|reconocimientos|premios y reconocimientos',
  languages:
    'languages|language skills|languages spoken|langues|langues parlees|competences linguistiques|sprachen|sprachkenntnisse|idiomas|lenguas',
  other:
    "other|miscellaneous|additional information|other information|further information|publications|selected publications|patents|presentations|conferences|research|projects|personal projects|selected projects|key projects|volunteering|volunteer|volunteer work|volunteer experience|community service|community involvement|interests|hobbies|personal interests|references|referees|memberships|professional memberships|membership|affiliations|professional affiliations|associations|training|trainings|professional development|continuing education|courses|coursework|relevant coursework|activities|extracurricular activities|extracurriculars|military service|security clearance|portfolio|centres d'interet|centre d'interet|loisirs|benevolat|projets|references professionnelles|divers|autres|informations complementaires|publications et conferences|interessen|hobbys|ehrenamt|ehrenamtliches engagement|engagement|projekte|publikationen|veroffentlichungen|referenzen|mitgliedschaften|sonstiges|intereses|aficiones|voluntariado|proyectos|publicaciones|referencias|cursos|otros|otros datos|informacion adicional",
}

const kinds = new Map<string, SectionKind>(
  Object.entries(HEADINGS).flatMap(([kind, names]) =>
    names.split('|').map((name) => [name, kind as SectionKind] as const),
  ),
)

const MAX_HEADING_CHARS = 60

const AND = /\s*(?:,|&|\/|\s(?:and|et|und|y)\s)\s*/u

/** 'Education and Licensure': what two or three known headings open together; mixed ones an additional section. */
function findCompound(name: string): SectionKind | undefined {
  const parts = name.split(AND).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 3) return undefined
  const found = new Set(parts.map((part) => kinds.get(part)))
  if (found.has(undefined) || found.has('title')) return undefined
  const [only] = found
  if (found.size === 1) return only
  if ([...found].every((kind) => kind === 'education' || kind === 'certifications'))
    return 'education'
  const isMain = [...found].every((kind) => kind === 'skills' || kind === 'certifications')
  return isMain ? only : 'other'
}

/** What section a heading opens, whatever its case, accents and colon; undefined when it is not a known one. */
export function findSection(heading: string): SectionKind | undefined {
  if (heading.length > MAX_HEADING_CHARS) return undefined
  const name = foldCase(heading)
    .replaceAll('’', "'")
    .replaceAll(/^(?:\d{1,2}[.)])?[^\p{L}\p{N}]*|[^\p{L}\p{N}]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
  return kinds.get(name) ?? findCompound(name)
}
