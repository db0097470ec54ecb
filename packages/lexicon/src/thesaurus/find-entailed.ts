import { SMALL_WORDS, stem } from '@tailorbird/language'
import { readFiles } from '../files.ts'
import { makeNormLister } from '../tokens.ts'
import { readFollows } from './read-follows.ts'

/** What words of a text say, in the entailments of the thesaurus. */
export interface Said {
  /** Of each place of the text, the entailments that it is a head of. */
  headsAt: ReadonlyMap<number, readonly number[]>
  /** Those that it is a follower of. */
  followersAt: ReadonlyMap<number, readonly number[]>
}

interface Node {
  heads: number[]
  followers: number[]
  next: Map<string, Node>
}

const makeNode = (): Node => ({ heads: [], followers: [], next: new Map() })

function build(): Node {
  const root = makeNode()
  const listNorms = makeNormLister()
  const grow = (phrase: string): Node => {
    let node = root
    for (const norm of listNorms(phrase)) {
      if (SMALL_WORDS.has(norm)) continue
      const key = stem(norm)
      const next = node.next.get(key) ?? makeNode()
      node.next.set(key, next)
      node = next
    }
    return node
  }
  const entailments = readFiles('thesaurus/follows').flatMap(
    ({ name, text }) => readFollows(name, text).entailments,
  )
  for (const [number, { heads, followers }] of entailments.entries()) {
    for (const head of heads) {
      const node = grow(head)
      if (node === root) continue
      node.heads.push(number)
      // Heads of a line say the same.
      node.followers.push(number)
    }
    for (const follower of followers) {
      const node = grow(follower)
      if (node !== root) node.followers.push(number)
    }
  }
  return root
}

let known: Node | undefined

/**
 * What a text's words are heads and followers of; phrases may have small words between them.
 * @param norms the text's words
 */
export function findEntailed(norms: readonly string[]): Said {
  known ??= build()
  const stems = norms.map((norm) => (SMALL_WORDS.has(norm) ? '' : stem(norm)))
  const headsAt = new Map<number, number[]>()
  const followersAt = new Map<number, number[]>()
  for (const [from, first] of stems.entries()) {
    if (first === '') continue
    let node: Node | undefined = known
    const places: number[] = []
    for (let at = from; at < stems.length; at += 1) {
      const key = stems[at] ?? ''
      if (key === '') continue
      node = node.next.get(key)
      if (!node) break
      places.push(at)
      for (const place of places) {
        if (node.heads.length > 0)
          headsAt.set(place, [...(headsAt.get(place) ?? []), ...node.heads])
        if (node.followers.length > 0)
          followersAt.set(place, [...(followersAt.get(place) ?? []), ...node.followers])
      }
    }
  }
  return { headsAt, followersAt }
}
