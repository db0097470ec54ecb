import { canBeCompany } from './name-company.ts'

/** Where anybody has a mailbox or an advertisement. */
const ANYBODYS =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|aol|gmx|web|mail|proton|protonmail|t-online|orange|free|laposte|linkedin|indeed|facebook|instagram|youtube|twitter|glassdoor|xing|stepstone|google|bit|forms?|workday|greenhouse|lever|example)$/iu
const HOST =
  /(?:@|https?:\/\/|www\.|(?<![\p{L}\p{N}.@-]))((?:[\p{L}\p{N}-]+\.){1,4}\p{L}{2,10})(?![\p{L}\p{N}])/gu
/** Names are written in capitals: 'Sedge & Heron Environmental'. */
const NAME =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.-]*(?: (?:(?:&|and|of|the|und|et|y|de|du|des|la) )?\p{Lu}[\p{L}\p{N}'’-]*){0,4}/gu
const MIN_CHARS = 5

/** 'Sedge & Heron' as 'sedgeheron'. */
const compact = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/(?<![\p{L}])(?:and|und|et|y|the|of|de|du|des|la)(?![\p{L}])|[^a-z\d]/gu, '')

/** The parts of hosts that are somebody's own: 'sedgeheron' of 'jobs@sedgeheron.example'. */
function listOwn(text: string): Set<string> {
  const hosts = [...text.matchAll(HOST)].map(([, host = '']) => host.toLowerCase().split('.'))
  const own = hosts.flatMap((parts) => parts.slice(0, -1)).map((part) => part.replaceAll('-', ''))
  return new Set(own.filter((part) => part.length >= MIN_CHARS && !ANYBODYS.test(part)))
}

/** The company that an address in the posting is named after; '' when none is. */
export function findByDomain(lines: readonly string[]): string {
  const own = listOwn(lines.join('\n').slice(0, 20_000))
  if (own.size === 0) return ''
  for (const line of lines)
    for (const [name] of line.slice(0, 2000).matchAll(NAME)) {
      const words = name.split(' ')
      const isOwn = words.some((_, index) => own.has(compact(words.slice(0, index + 1).join(' '))))
      if (isOwn && canBeCompany(name)) return name
    }
  return ''
}
