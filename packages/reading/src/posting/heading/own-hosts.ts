import { title as patterns } from '../words/title-patterns.ts'

/** Where anybody has a mailbox or an advertisement. */
const ANYBODYS = new Set(
  'gmail googlemail yahoo hotmail outlook live icloud aol gmx web mail proton protonmail tonline orange free laposte wanadoo linkedin indeed facebook instagram youtube twitter glassdoor xing stepstone google forms form workday myworkdayjobs greenhouse lever ashbyhq smartrecruiters recruitee personio teamtailor bamboohr workable example jobs careers apply career whatsapp'.split(
    ' ',
  ),
)
const HOST =
  /(?:@|https?:\/\/|www\.|(?<![\p{L}\p{N}.@-]))((?:[\p{L}\p{N}-]+\.){1,4}\p{L}{2,10})(?![\p{L}\p{N}])/gu
const MIN_CHARS = 4

/** The parts of hosts that are somebody's own: 'sedgeheron' of 'jobs@sedge-heron.example'. */
export function listOwnHosts(text: string): Set<string> {
  const hosts = [...text.matchAll(HOST)].map(([, host = '']) => host.toLowerCase().split('.'))
  const own = hosts.flatMap((parts) => parts.slice(0, -1)).map((part) => part.replaceAll('-', ''))
  return new Set(own.filter((part) => part.length >= MIN_CHARS && !ANYBODYS.has(part)))
}

const NOT_IN_HOSTS = new RegExp(
  String.raw`(?<![\p{L}])(?:${patterns('notInHosts')})(?![\p{L}])|[^a-z\d]`,
  'gu',
)

/** A name as it would stand in a host: 'Sedge & Heron' as 'sedgeheron'. */
const compact = (name: string) => name.normalize('NFD').toLowerCase().replaceAll(NOT_IN_HOSTS, '')

const MIN_HANDLE_CHARS = 8

/** Whether the text has a name of several words in one: '@mothandlantern', '#mothlantern'. */
export function isHandle(name: string, folded: string): boolean {
  const whole = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\d]/gu, '')
  return name.includes(' ') && whole.length >= MIN_HANDLE_CHARS && folded.includes(whole)
}

/** Whether a host is named after a name, or after its first words; initials count for three words and more. */
export function ownsHost(name: string, hosts: ReadonlySet<string>): boolean {
  if (hosts.size === 0) return false
  const words = name.split(' ')
  const isOpened = words.some(
    (_, index) =>
      hosts.has(compact(words.slice(0, index + 1).join(' '))) ||
      hosts.has(compact(words.slice(index).join(' '))),
  )
  const whole = compact(name)
  const initials = words.map((word) => compact(word).charAt(0)).join('')
  return (
    isOpened ||
    [...hosts].some(
      (host) =>
        (whole.length >= MIN_CHARS && host.startsWith(whole)) ||
        (initials.length >= MIN_CHARS && host === initials),
    )
  )
}
