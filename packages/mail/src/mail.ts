/** A letter in plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
}
