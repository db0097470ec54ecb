import type { PhraseWords } from '../phrase-words.ts'

/** English. */
export const englishPhrases: PhraseWords = {
  passes: 'pass(?:ing)?',
  tests: 'tests? | testing | vetting | screening | medical | physical | checks?',
  speaking: 'fluen | speak | spoken | language | written | bilingual | native',
  counted: 'years? | yrs? | months? | hours?',
  countedPlain: 'years? | yrs? | months? | hours? | days? | percent',
  countedYears: 'years? | yrs?',
  stuff: 'data results information reports files documents',
  likeness: 'themed | inspired | shaped | flavou?red | friendly | loving | style | free | heavy',
  thingsOfNames: 'apis? | systems? | software | tools? | platforms?',
  verbBefore: `
    to will can must should may might could would you we they i who not cannot don't you'll we'll please also help
  `,
  verbJoints: 'and or then',
  meets: `
    partner(?:s|ed|ing)? |
    work(?:s|ed|ing)?(?: (?:closely|directly|together|cross-functionally|in partnership|hand in hand))? |
    collaborat(?:e|es|ed|ing|ion)(?: closely)? | liais(?:e|es|ed|ing|on) | coordinat(?:e|es|ed|ing|ion) |
    interfac(?:e|es|ed|ing) | communicat(?:e|es|ed|ing) | align(?:s|ed|ing)? | interact(?:s|ed|ing)? |
    engag(?:e|es|ed|ing) | relationships? | partnerships?
  `,
  meetsWith: 'with | between | across',
  meetsWhat: 'the | our | other | all | both | internal',
  departments: `
    sales | marketing | finance | accounting | legal | hr | human resources | people(?: operations)? |
    operations | product(?: management)? | engineering | design | it | procurement | purchasing |
    supply chain | logistics | quality(?: assurance)? | production | manufacturing | compliance |
    customer (?:success|service|support) | support | clinical | medical | nursing | pharmacy | research |
    r&d | communications | creative | editorial | merchandising | security | maintenance |
    business development | data(?: science)? | analytics | warehouse | facilities | kitchen | front of house
  `,
  departmentJoints: 'and | or',
  departmentsToo: 'as well as',
}
