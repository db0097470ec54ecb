import { employers } from '../words/employer-patterns.ts'
import { namesOrganisation } from '../words/known-names.ts'

/** The legal form that ends a name: 'gGmbH', 'e.V.', 'AöR', 'GmbH & Co. KG'. */
const LEGAL_FORM = new RegExp(String.raw`,? (?:${employers('legalForms')})\.?$`, 'u')
/** German puts an employer's kind into one word: 'Universitätsklinikum', 'Caritasverband'. */
const COMPOUND = new RegExp(String.raw`\p{L}(?:${employers('compounds')})(?!\p{L})`, 'iu')

/** 'SE Burnside', 'AG Meyer': what ends the names of employers does not open them. */
const SHORT_FIRST = /^\S{1,3} /u

/** Whether a name ends with a legal form. */
export const hasLegalForm = (name: string) => LEGAL_FORM.test(name)

/** Whether a text names an employer by its kind or its legal form. */
export const namesEmployer = (text: string) =>
  text.length <= 120 &&
  (namesOrganisation(text.replace(SHORT_FIRST, '')) || hasLegalForm(text) || COMPOUND.test(text))
