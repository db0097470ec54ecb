import { foldCase } from '@tailorbird/language'

/** What a label of a form or of a table's column stands for. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'website'
  | 'languages'
  | 'company'
  | 'position'
  | 'period'
  | 'from'
  | 'to'
  | 'institution'
  | 'degree'

/** Labels in English, French, German, Spanish, Italian and Portuguese, without accents. */
const CONTACT: Partial<Record<FieldKind, string>> = {
  name: 'name|full name|preferred name|first and last name|candidate|nom|nom et prenom|prenom et nom|prenom nom|nombre|nombre completo|nombre y apellidos|apellidos y nombre|vor- und nachname|name, vorname|nome|nome e cognome|cognome e nome|nome completo|first name\\(s\\) / surname\\(s\\)|surname\\(s\\) / first name\\(s\\)|nom\\(s\\) / prenom\\(s\\)',
  email:
    'e-?mails?|e-?mail address|e-?mail-?adresse|adresse e-?mail|courriel|mail|mel|correo|correo electronico|posta elettronica|e',
  phone:
    'phone|phone number|phone no|telephone|telephone number|tel|tel\\.? ?\\d|phone ?\\d|telefon|telefonnummer|telefono|telefone|numero de telephone|t|p|ph|tlf|tlfn',
  location:
    'address|home address|postal address|adresse|anschrift|wohnort|direccion|domicilio|indirizzo|endereco|location|place|town|city|ville|lieu|ciudad|ort|residenza|localidad|ubicacion|luogo|standort|lugar',
  linkedin: 'linkedin|linkedin profile',
  website:
    'website|web|site|site web|portfolio|homepage|url|blog|github|gitlab|webseite|sitio web|sito web',
  languages: 'languages?|langues?|sprachen|idiomas|lingue',
}
const JOB: Partial<Record<FieldKind, string>> = {
  company:
    "company|name and address of employer|nom et adresse de l'employeur|company name|employer|employer name|name of employer|organisation|organization|firm|client|entreprise|employeur|societe|firma|arbeitgeber|unternehmen|betrieb|empresa|empleador|compania|azienda|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|empregador",
  position:
    'position|occupation or position held|fonction ou poste occupe|position held|job title|title|role|job|post|post held|occupation|designation|poste|poste occupe|fonction|intitule du poste|stelle|funktion|tatigkeit|berufsbezeichnung|puesto|cargo|posizione|ruolo|qualifica|lavoro o posizione ricoperti|funcao',
  period:
    'period|dates?|duration|dates of employment|employment dates|when|periode|duree|zeitraum|dauer|periodo|fechas?|date \\(da . a\\)|data|anni|year|years|annee|jahr|ano|anno|graduated|graduation|graduation date',
  from: 'from|start|start date|date started|started|von|beginn|debut|date de debut|desde|fecha de inicio|inicio|dal|inizio',
  to: 'to|until|end|end date|date left|finished|bis|ende|fin|date de fin|hasta|fecha de fin|al|fine',
}
const EDUCATION: Partial<Record<FieldKind, string>> = {
  institution:
    'institution|name of organisation providing education|name and type of organisation providing education and training|school|school or college|school/college|college|university|where|etablissement|ecole|universite|schule|hochschule|universitat|centro|institucion|universidad|escuela|istituto|universita|instituicao|nome e tipo di istituto di istruzione o formazione',
  degree:
    'degree|title of qualification awarded|intitule du certificat ou diplome delivre|qualification|qualifications|course|award|diploma|diplome|formation|abschluss|studiengang|titulo|titulacion|estudios|titolo|titolo di studio|qualifica conseguita|curso',
}

const compile = (table: Partial<Record<FieldKind, string>>) =>
  Object.entries(table).map(
    ([kind, names]) => [kind as FieldKind, new RegExp(`^(?:${names})$`, 'u')] as const,
  )
const contact = compile(CONTACT)
const job = compile({ ...JOB, location: CONTACT.location ?? '' })
const education = compile({
  ...EDUCATION,
  period: JOB.period ?? '',
  from: JOB.from ?? '',
  to: JOB.to ?? '',
  location: CONTACT.location ?? '',
})

const MAX_LABEL_CHARS = 50

const finder = (table: ReturnType<typeof compile>) => (label: string) => {
  if (label.length > MAX_LABEL_CHARS) return undefined
  const folded = foldCase(label)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s*•-]+|[\s.:：*]+$/g, '')
  return table.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** What a label of contact data stands for. */
export const findContactLabel = finder(contact)
/** Labels that say which site stands behind them, and not only that one does. */
const SITE_NAME = /^(?:portfolio|blog|github|gitlab)\s*[.:：]?\s*$/i
/** Whether a label of contact data says no more than which field stands behind it. */
export const isPlainLabel = (label: string): boolean =>
  findContactLabel(label) !== undefined && !SITE_NAME.test(label)
/** What a label or a column's name stands for among jobs. */
export const findJobLabel = finder(job)
/** What a label or a column's name stands for in education. */
export const findEducationLabel = finder(education)

/** Whether a label says no more than which field stands behind it. */
export const isFieldLabel = (label: string) =>
  [findContactLabel, findJobLabel, findEducationLabel].some((find) => find(label) !== undefined)

/** A line whose left column is a label, 'E-mail   jo@example.org', with a colon behind it. */
export function showLabel(text: string): string {
  const cells = text.length > 300 ? [] : text.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/)
  const [label = '', value = ''] = cells
  return cells.length === 2 && value !== '' && findContactLabel(label) ? `${label}: ${value}` : text
}

/** 'Label: value', or a label in the left column. */
export function splitLabel(text: string): { label: string; value: string } | undefined {
  const match = /^([^:：|]{1,50}?)\s*[:：|]\s*(.*)$/u.exec(text.slice(0, 400))
  return match?.[1] === undefined
    ? undefined
    : { label: match[1], value: text.slice(match[0].length - (match[2] ?? '').length) }
}
