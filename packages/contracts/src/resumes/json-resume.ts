import { array, boolean, object, string, type InferType, type SchemaDescription } from 'yup'

/** Far more than any resume has; what is longer is a mistake or an attack. */
const MAX_ENTRIES = 1000
const MAX_TEXT_CHARS = 100_000

interface Place {
  path?: string
  value?: unknown
}

function nameKind(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string'
    ? 'text'
    : typeof value === 'object'
      ? 'an object'
      : `a ${typeof value}`
}

const mustBe =
  (kind: string) =>
  ({ path, value }: Place) =>
    `${path} must be ${kind}, but it is ${nameKind(value)}`

// Files in the wild say 'nothing' with null as well, which the standard does not mind to read.
const text = string()
  .nullable()
  .typeError(mustBe('text'))
  .max(
    MAX_TEXT_CHARS,
    ({ path }: Place) => `${path} may have up to ${MAX_TEXT_CHARS.toLocaleString('en')} characters`,
  )
const texts = array(text)
  .nullable()
  .typeError(mustBe('a list'))
  .max(
    MAX_ENTRIES,
    ({ path }: Place) => `${path} may have up to ${MAX_ENTRIES.toLocaleString('en')} entries`,
  )

function things<T extends Parameters<typeof object>[0]>(fields: NonNullable<T>) {
  return array(object(fields).nullable().typeError(mustBe('an object')))
    .nullable()
    .typeError(mustBe('a list'))
    .max(
      MAX_ENTRIES,
      ({ path }: Place) => `${path} may have up to ${MAX_ENTRIES.toLocaleString('en')} entries`,
    )
}

function thing<T extends Parameters<typeof object>[0]>(fields: NonNullable<T>) {
  return object(fields).nullable().optional().default(undefined).typeError(mustBe('an object'))
}

/**
 * A person's own wording of a value that the standard wants in a fixed form, such as 'Mar 2019' beside
 * 2019-03. The standard allows keys of one's own in every object but the outermost.
 */
const asWritten = object({
  url: text,
  startDate: text,
  endDate: text,
  isCurrent: boolean().nullable().typeError(mustBe('true or false')),
})
  .nullable()
  .optional()
  .default(undefined)
  .typeError(mustBe('an object'))

const span = { startDate: text, endDate: text }

/**
 * JSON Resume 1.0.0 (https://jsonresume.org/schema): strict about types, lenient about the rest, as the
 * standard is. `company`, `website` and `gpa` are names of its earlier versions. Validate with `strict`.
 */
export const jsonResume = object({
  $schema: text,
  basics: thing({
    name: text,
    label: text,
    image: text,
    email: text,
    phone: text,
    url: text,
    website: text,
    summary: text,
    location: thing({
      address: text,
      postalCode: text,
      city: text,
      countryCode: text,
      region: text,
    }),
    profiles: things({ network: text, username: text, url: text, asWritten }),
    asWritten,
  }),
  work: things({
    name: text,
    company: text,
    location: text,
    description: text,
    position: text,
    url: text,
    website: text,
    ...span,
    summary: text,
    highlights: texts,
    asWritten,
  }),
  volunteer: things({
    organization: text,
    position: text,
    url: text,
    website: text,
    ...span,
    summary: text,
    highlights: texts,
  }),
  education: things({
    institution: text,
    url: text,
    area: text,
    studyType: text,
    ...span,
    score: text,
    gpa: text,
    courses: texts,
    asWritten,
  }),
  awards: things({ title: text, date: text, awarder: text, summary: text }),
  certificates: things({ name: text, date: text, url: text, issuer: text }),
  publications: things({
    name: text,
    publisher: text,
    releaseDate: text,
    url: text,
    website: text,
    summary: text,
  }),
  skills: things({ name: text, level: text, keywords: texts }),
  languages: things({ language: text, fluency: text }),
  interests: things({ name: text, keywords: texts }),
  references: things({ name: text, reference: text }),
  projects: things({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...span,
    url: text,
    roles: texts,
    entity: text,
    type: text,
  }),
  meta: thing({
    canonical: text,
    version: text,
    lastModified: text,
    /** Sections beyond the standard's, in their order; `from` names one of the standard's instead. */
    sections: things({ name: text, from: text, items: texts }),
  }),
})
  .label('The file')
  .required('The file must be an object, but it is empty')
  .typeError(mustBe('an object'))

export type JsonResume = InferType<typeof jsonResume>

/**
 * Names the keys that the schema does not know, as paths: 'work[0].mood'.
 * @param value one that jsonResume has accepted
 */
export function listUnknownKeys(value: unknown): string[] {
  return walk(value, jsonResume.describe() as Described, '')
}

type Described = SchemaDescription & {
  fields?: Record<string, Described>
  innerType?: Described
}

function walk(value: unknown, schema: Described, path: string): string[] {
  const { fields, innerType } = schema
  if (Array.isArray(value))
    return innerType
      ? value.flatMap((item: unknown, place) => walk(item, innerType, `${path}[${place}]`))
      : []
  if (typeof value !== 'object' || value === null || !fields) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`
    const known = Object.hasOwn(fields, key) ? fields[key] : undefined
    return known ? walk(inner, known, at) : [at]
  })
}
