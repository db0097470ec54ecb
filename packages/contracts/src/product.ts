/** The product's name; the specification's 'the product'. */
export const PRODUCT_NAME = 'Tailorbird'

/** Nobody's: an operator sets CONTACT_EMAIL, and pages and letters name that instead. */
const MAIL_DOMAIN = 'tailorbird.example'

/** The four mailboxes (specification, section 2). */
export const MAILBOXES = {
  general: `hello@${MAIL_DOMAIN}`,
  support: `support@${MAIL_DOMAIN}`,
  legal: `legal@${MAIL_DOMAIN}`,
  partnerships: `partnerships@${MAIL_DOMAIN}`,
} as const
