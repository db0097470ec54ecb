import { stem } from '@tailorbird/language'
import { readFiles } from '../files.ts'
import { makeNormLister } from '../tokens.ts'
import { readThesaurus } from './read-thesaurus.ts'

/** Words of a text that one or more groups of the thesaurus have in them. */
export interface Sense {
  /** The first of the words, and the one behind the last. */
  from: number
  to: number
  /** The groups, as numbers. */
  groups: readonly number[]
}

interface Node {
  groups: number[]
  next: Map<string, Node>
}

const makeNode = (): Node => ({ groups: [], next: new Map() })

function build(): Node {
  const root = makeNode()
  const listNorms = makeNormLister()
  const groups = readFiles('thesaurus').flatMap(
    ({ name, text }) => readThesaurus(name, text).groups,
  )
  for (const [number, group] of groups.entries())
    for (const phrase of group) {
      let node = root
      for (const norm of listNorms(phrase)) {
        const key = stem(norm)
        const next = node.next.get(key) ?? makeNode()
        node.next.set(key, next)
        node = next
      }
      if (!node.groups.includes(number)) node.groups.push(number)
    }
  return root
}

let known: Node | undefined

/**
 * What the words of a text mean, in the thesaurus' groups: the longest phrases first, none over another.
 * @param stems the text's words as stems
 */
export function findSenses(stems: readonly string[]): Sense[] {
  known ??= build()
  const senses: Sense[] = []
  for (let from = 0; from < stems.length;) {
    let node: Node | undefined = known
    let best: Sense | undefined
    for (let to = from; node && to < stems.length;) {
      node = node.next.get(stems[to] ?? '')
      to += 1
      if (node && node.groups.length > 0) best = { from, to, groups: node.groups }
    }
    if (best) senses.push(best)
    from = best?.to ?? from + 1
  }
  return senses
}
