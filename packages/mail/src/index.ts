export type { Mail } from './mail.ts'
export { createMailer, MailRefusedError, type Mailer } from './mailer.ts'
