import type { RequirementKind } from '../posting.ts'
import { business } from './terms/business.ts'
import { data } from './terms/data.ts'
import { educationCreative } from './terms/education-creative.ts'
import { financeLaw } from './terms/finance-law.ts'
import { general } from './terms/general.ts'
import { health } from './terms/health.ts'
import { infrastructure } from './terms/infrastructure.ts'
import { serviceWork } from './terms/service-work.ts'
import { software } from './terms/software.ts'
import { trades } from './terms/trades.ts'
import { tokenize } from './tokens.ts'

/** A term of the lexicon: one thing, however it is called. */
export interface Term {
  name: string
  kind: RequirementKind
}

/** `case`: only as written. `context`: only as written and only among other terms or beside a cue. */
export type Guard = 'none' | 'case' | 'context'

interface Name {
  term: Term
  written: string
  guard: Guard
}

/** A node of the token trie. */
export interface TrieNode {
  next: Map<string, TrieNode>
  names: Name[]
}

const GUARDS: Record<string, Guard> = { '!': 'case', '?': 'context' }

const newNode = (): TrieNode => ({ next: new Map(), names: [] })

function insert(root: TrieNode, term: Term, spelled: string): void {
  const guard = GUARDS[spelled.charAt(0)] ?? 'none'
  const written = guard === 'none' ? spelled : spelled.slice(1)
  let node = root
  for (const { norm } of tokenize(written)) {
    const next = node.next.get(norm) ?? newNode()
    node.next.set(norm, next)
    node = next
  }
  node.names.push({ term, written, guard })
}

/**
 * Reads the data format of `terms/`: a line `[kind]` opens a kind; other lines hold entries
 * separated by `;`, each `Name = alias, alias`. `!` before a name means 'only as written', `?`
 * 'as written and among terms'. The name is what people see.
 */
function readTerms(root: TrieNode, source: string): void {
  let kind: RequirementKind = 'skill'
  for (const line of source.trim().split('\n')) {
    const heading = /^\[(\w+)\]$/.exec(line)
    if (heading?.[1]) kind = heading[1] as RequirementKind
    else {
      for (const entry of line.split(';')) {
        const [name = '', aliases = ''] = entry.split(' = ').map((part) => part.trim())
        const term = { name: name.replace(/^[!?]/, ''), kind }
        for (const spelled of [name, ...aliases.split(', ')])
          if (spelled !== '') insert(root, term, spelled)
      }
    }
  }
}

function buildTrie(): TrieNode {
  const root = newNode()
  for (const source of [
    software,
    infrastructure,
    data,
    health,
    trades,
    business,
    financeLaw,
    serviceWork,
    educationCreative,
    general,
  ])
    readTerms(root, source)
  return root
}

/** All names of all terms, by tokens. */
export const trie = buildTrie()
