export { startMailServer, type MailServer, type ReceivedMail } from './mail-server.ts'
