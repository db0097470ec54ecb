import { listSaid, mayTell, type Said, writeForm } from './deeds.ts'
import { likeCapital, listTokens } from './tokens.ts'

interface Change {
  start: number
  end: number
  words: string
}

const isSaidIn = (said: readonly Said[], { verb }: Said) => said.some((one) => one.verb === verb)

/** A text with the verbs of its sources where it has others for the same deed, each in its own form: 'replaced worn pads' as 'swapped out worn pads'. */
export function restateDeeds(told: string, sources: readonly string[]): string {
  return sources.reduce((text, source) => {
    const [tokens, known] = [listTokens(text), listTokens(source)]
    const [now, was] = [listSaid(tokens), listSaid(known)]
    const gone = was.filter((one) => !isSaidIn(now, one))
    const changes = now
      .filter((one) => !isSaidIn(was, one))
      .flatMap((one): Change[] => {
        const same = gone.find(({ verb }) => mayTell(verb, one.verb, known, tokens))
        const words = same && writeForm(same.verb, one.form)
        return words ? [{ ...one, words: likeCapital(words, text.slice(one.start)) }] : []
      })
    return changes
      .filter(({ start }, at) => changes.findIndex((other) => other.start === start) === at)
      .reduceRight(
        (changed, { start, end, words }) => changed.slice(0, start) + words + changed.slice(end),
        text,
      )
  }, told)
}
