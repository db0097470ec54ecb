import type { JointWords } from '../joint-words.ts'

/** English. */
export const englishJoints: JointWords = {
  and: 'and',
  or: 'or',
  eitherOr: String.raw`and\/or | or`,
  article: 'an?',
  alike: 'similar | comparable | equivalent | other',
  instead: 'alternatively | or alternatively',
  anyArticle: 'an? | any | some',
  other: 'other',
  similar: 'similar | comparable | equivalent | related',
  examples: String.raw`
    one of | any of | either | such as | e\.\s?g\.? | for example | like | at least one
  `,
  following: 'the following',
  genderEnd: '',
  oneSort: String.raw`
    an? (?:[\p{L}-]{1,20} ){0,2}(?:tool|platform|framework|database|language|system|suite|package|crm|erp|cad|ehr|emr|lms|ats|wms|cms|pos|hris)
  `,
  someOf: '(?:one|two|three|four|[1-5]) (?:or more )?of | any of',
  someOfWhat: 'the | these | those | our | following | tools | tools: | languages | technologies',
  sorts: String.raw`
    tools? | software | systems? | platforms? | languages? | frameworks? | databases? | suite | applications? |
    packages? | librar(?:y|ies)
  `,
  leadsExamples: String.raw`
    such as | like | e\.\s?g\.?,? | for example,? | for instance,?
  `,
  leadsAgain: String.raw`e\.\s?g\.?,? | such as | like`,
  listWords: `
    and or and/or such as like including e.g eg etc one the following least at either both some any other by in
  `,
  amounts: 'one any some either both all each',
  fieldJoints: String.raw`and\/or | and | or`,
  fieldIn: 'in',
  relatedFields: 'related | similar',
  beforeExperience: String.raw`
    an? | the | equivalent\p{L}* | comparable | related | relevant | similar | extensive | significant | substantial |
    proven | work(?:ing|place)? | practical | professional | industry | hands-on | commensurate | combination | of |
    education | training | and\/or | and | (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\+? | years? |
    yrs? | many
  `,
  experience: 'experience',
}
