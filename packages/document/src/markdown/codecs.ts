import { findDate } from '@tailorbird/language'
import { looksLikeLinks } from '../links/list-links.ts'
import type { FieldCodec } from './fields.ts'

const MAX_CONTACT_CHARS = 2000

/** The line below the name. */
export const contactCodec: FieldCodec<
  'email' | 'phone' | 'location' | 'linkedin' | 'website' | 'languages'
> = {
  names: ['email', 'phone', 'location', 'linkedin', 'website', 'languages'],
  guess(value) {
    // Nobody's address is so long, and expressions that go back over millions of letters overflow.
    if (value.length > MAX_CONTACT_CHARS) return 'location'
    if (/^[^\s@]+@[^\s@]+$/.test(value)) return 'email'
    if (/^[+(\d][\d\s().+/-]*$/.test(value)) return 'phone'
    if (/linkedin\.com/i.test(value)) return 'linkedin'
    if (looksLikeLinks(value)) return 'website'
    return 'location'
  },
}

/** The line below a place of learning, behind the degree. */
export const educationCodec: FieldCodec<'fieldOfStudy' | 'graduationDate' | 'gpa'> = {
  names: ['fieldOfStudy', 'graduationDate', 'gpa'],
  guess: (value) => (findDate(value)?.rest === '' ? 'graduationDate' : 'fieldOfStudy'),
}
