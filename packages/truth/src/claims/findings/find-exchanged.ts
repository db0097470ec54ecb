import { foldWord } from '@tailorbird/language'
import type { Reading } from '../../clauses/reading.ts'
import { listTokens, type Token } from '../compare/alterations.ts'
import { listJoints } from '../../words/deeds/doers.ts'
import { isSmallToken } from '../compare/small-token.ts'

/** A word that says something, with what stands around it. */
interface Place {
  token: Token
  /** Its neighbours that say something. */
  before: string
  next: string
  /** The marks and small words that join them to it. */
  joint: string
  nextJoint: string
  /** Words with nothing but commas and 'and' between them are of one list. */
  list: number
}

const [START, END] = ['^', '$']
const HYPHEN = '-'

const LISTING = new RegExp(`^(?:[,/&] ?)?(?:${listJoints})?$`, 'u')

/** The words of a text that say something and stand there once, each with its place. */
function listPlaces(reading: Reading): Map<string, Place> {
  const tokens = listTokens(reading)
  const said: { token: Token; joint: string }[] = []
  let joint: string[] = []
  for (const token of tokens) {
    if (token.mark !== '' && token.mark !== HYPHEN) joint.push(token.mark)
    if (isSmallToken(token)) joint.push(foldWord(token.written))
    else {
      said.push({ token, joint: joint.join(' ') })
      joint = []
    }
  }
  const rest = joint.join(' ')
  const places = new Map<string, Place>()
  const twice = new Set<string>()
  let list = 0
  for (const [at, one] of said.entries()) {
    if (!LISTING.test(one.joint)) list += 1
    const { key } = one.token
    if (places.has(key)) twice.add(key)
    // Words without anything between them are one phrase.
    let [first, last] = [at, at]
    while (first > 0 && said[first]?.joint === '') first -= 1
    while (said[last + 1]?.joint === '') last += 1
    places.set(key, {
      token: one.token,
      joint: said[first]?.joint ?? '',
      before: said[first - 1]?.token.key ?? START,
      next: said[last + 1]?.token.key ?? END,
      nextJoint: said[last + 1]?.joint ?? rest,
      list,
    })
  }
  for (const key of twice) places.delete(key)
  return places
}

/** How much of what stood around one word stands around another now, where both have changed places. */
function countKept(now: Place, was: Place, exchanged: ReadonlyMap<string, string>): number {
  const rename = (key: string) => exchanged.get(key) ?? key
  const isNear = [rename(now.before) === was.before, rename(now.next) === was.next]
  const isJoined = [
    now.joint !== '' && now.joint === was.joint,
    now.nextJoint !== '' && now.nextJoint === was.nextJoint,
  ]
  return [...isNear, ...isJoined].filter(Boolean).length
}

/** Less of what stood around a word says nothing about its place. */
const MIN_KEPT = 2
/** Of longer texts the first words that say something. */
const MAX_PLACES = 60

/**
 * Words of a line that stand in each other's place in a text: 'drafted by the notary, checked by the clerk' told as 'drafted by the clerk,
 * checked by the notary'. Of one list they may.
 * @returns the first two, as the text writes them
 */
export function findExchanged(told: Reading, line: Reading): [string, string] | undefined {
  const [now, was] = [listPlaces(told), listPlaces(line)]
  const shared = [...now.keys()].filter((key) => was.has(key)).slice(0, MAX_PLACES)
  const NONE = new Map<string, string>()
  for (const [at, one] of shared.entries())
    for (const other of shared.slice(at + 1)) {
      const [oneNow, otherNow] = [now.get(one), now.get(other)]
      const [oneWas, otherWas] = [was.get(one), was.get(other)]
      if (!oneNow || !otherNow || !oneWas || !otherWas || oneWas.list === otherWas.list) continue
      const exchanged = new Map([
        [one, other],
        [other, one],
      ])
      const takes = (a: Place, b: Place, own: Place) => {
        const kept = countKept(a, b, exchanged)
        return kept >= MIN_KEPT && kept > countKept(a, own, NONE)
      }
      if (takes(oneNow, otherWas, oneWas) && takes(otherNow, oneWas, otherWas))
        return [oneNow.token.written, otherNow.token.written]
    }
  return undefined
}
