import { string } from 'yup'

const EMAIL = 'Please enter a valid email address'
const NAME = 'Please use an email address that has plain letters (a to z) before the @'
const DOMAIN = 'Please write what stands behind the @ in its xn-- form'
const LONGEST = 254

const plain = string().email()
const isPlain = (value: string): boolean => plain.isValidSync(value)
const OTHER = /[^\0-\x7F]/
/** Would end a domain, or be read as something else than one. */
const NO_DOMAIN = /[\s/?#:@\\[\]%]/

/** An account's email address. A domain of other letters is one with its xn-- form, which forms make of it. */
export const email = string()
  .trim()
  .transform((value: string | null) => value && writeDomainPlain(value))
  .required(EMAIL)
  .max(LONGEST, EMAIL)
  .test('email', EMAIL, (value, { createError }) => {
    if (isPlain(value)) return true
    if (!isEmail(value)) return false
    const [name = ''] = value.split('@')
    return createError({ message: OTHER.test(name) ? NAME : DOMAIN })
  })

/** An email address as a person writes it in a resume. */
export const writtenEmail = string()
  .trim()
  .required(EMAIL)
  .test('email', EMAIL, (value) => isEmail(value))

/** Whether it is an address, in whatever letters. */
function isEmail(value: string): boolean {
  return isPlain(writeDomainPlain(value).replace(new RegExp(OTHER, 'g'), 'x'))
}

/** Browsers do the same in their fields for addresses, some of them. */
function writeDomainPlain(value: string): string {
  const at = value.lastIndexOf('@') + 1
  const domain = value.slice(at)
  if (!OTHER.test(domain) || NO_DOMAIN.test(domain)) return value
  const host = `http://${domain}`
  return URL.canParse(host) ? value.slice(0, at) + new URL(host).hostname : value
}
