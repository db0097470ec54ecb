import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and text, as they came over the wire. */
  raw: string
  /** The text, decoded. */
  text: string
}

export interface MailServer {
  /** What SMTP_URL is set to. */
  url: string
  received: readonly ReceivedMail[]
  /** From now on letters are answered so; null takes them again. */
  answer: (fault: MailFault | null) => void
  /** How many have tried to hand over a letter. */
  tries: () => number
  close: () => Promise<void>
}

/** A reply such as 451 (later) or 550 (never), or none at all. */
type MailFault = { reply: number } | 'silence'

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let fault: MailFault | null = null
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_address, _session, decide) => {
      tries += 1
      if (fault === 'silence') return
      decide(fault ? Object.assign(new Error('not now'), { responseCode: fault.reply }) : null)
    },
    onData: (stream, { envelope }, decide) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          text: decodeText(raw),
        })
        decide(null)
      })
    },
  })
  // A client that hangs up is no failure of a test.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    answer: (next) => void (fault = next),
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function decodeText(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
