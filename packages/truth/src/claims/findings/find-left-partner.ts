import { type ClaimWord, listToldClauses, type Reading, tells } from '../../clauses/reading.ts'
import { isOf } from '../compare/classes.ts'
import type { Comparison } from '../compare/comparison.ts'
import { isPerson } from '../compare/read-actors.ts'

/** So many words behind 'with' may name with whom. */
const REACH = 4
/** 'PM', 'DSI': people and bodies by their initials. */
const INITIALS = /^\p{Lu}{2,5}s?$/u
/** 'W/ the owner'. */
const SHORT_WITH = /^w$/i
/** "L'agence" is an 'agence'. */
const ELIDED = /^\p{L}{1,2}['’](?=\p{L}{2})/u

const isWith = ({ written, end }: ClaimWord, { text }: Reading) =>
  written.split(' ').some((part) => isOf('with', part)) ||
  (SHORT_WITH.test(written) && text.charAt(end) === '/')

const isNamed = (word: ClaimWord) =>
  INITIALS.test(word.written) || isPerson({ ...word, written: word.written.replace(ELIDED, '') })

interface Partners {
  /** 'With', as the line has it. */
  word: ClaimWord
  names: ClaimWord[]
}

/** With whom something was done, as far as a line says it: 'w/ the consultant and our PM'. */
const listPartners = (line: Reading): Partners[] =>
  line.all.flatMap((word, at) => {
    if (!isWith(word, line)) return []
    const behind = line.all
      .slice(at + 1, at + 1 + REACH)
      .filter(({ clause }) => clause === word.clause)
    return behind.some(isNamed) ? [{ word, names: behind.filter((one) => !one.isNeutral) }] : []
  })

/** Whether a text says in any way that others had a part in it: 'together', 'supported', 'with a colleague'. */
const saysShared = (told: Reading) =>
  listPartners(told).length > 0 ||
  told.all.some(
    (word) =>
      isOf('parts', word.written) ||
      (isOf('with', word.written) && !isOf('prepositions', word.written)),
  )

/** The word of a line behind which it names those that its deed was done with, where a text tells the deed and none of them. */
export function findLeftPartner({ told, target }: Comparison): ClaimWord | undefined {
  if (!target) return undefined
  const partners = listPartners(target)
  if (partners.length === 0 || saysShared(told)) return undefined
  const drawn = listToldClauses(told, target)
  return partners.find(
    ({ word, names }) =>
      drawn.has(word.clause) && names.length > 0 && !names.some(({ key }) => tells(told, key)),
  )?.word
}
