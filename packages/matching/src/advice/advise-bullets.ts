import type { Advice, StructuredResume } from '@tailorbird/contracts'
import { headOf, listFlat } from '@tailorbird/document'
import { type Posting } from '@tailorbird/lexicon'
import { readPostingTerms } from '../terms/posting-terms.ts'
import { isLeave, detectLanguage } from '@tailorbird/language'
import { findLack } from './find-lack.ts'
import { ADVICE_WORDS, type AdviceWords } from './words/index.ts'

const MAX_ADVICE = 5
const MIN_WORDS = 3
/** How much less a job counts than the one after it. */
const FADING = 0.6
/** What a bullet counts for that the posting does not speak of. */
const BASE_WEIGHT = 0.5

/** Of a text, so much are small words of its language. */
const MIN_SMALL = 0.05

/** The words of a text's language, where it surely is one that bullets can be judged in: languages that nothing is known of look like none. */
function findWords(text: string): AdviceWords | undefined {
  const words = ADVICE_WORDS[detectLanguage(text)]
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const small = said.filter((word) => words?.small.test(word))
  return small.length >= MIN_SMALL * said.length ? words : undefined
}

/**
 * What would make the bullets stronger and only the person knows: a result, a number, what they did
 * themselves. The most relevant to the posting first, recent jobs before old ones; at most five. Of
 * other languages than those of ADVICE_WORDS it can't judge the words.
 */
export function adviseBullets(resume: StructuredResume, posting: Posting): Advice[] {
  const terms = readPostingTerms(posting)
  const jobs = resume.workExperience.filter((job) => !isLeave(job))
  const bullets = jobs.flatMap(({ description }, job) =>
    description.map((bullet) => {
      // What stands below a bullet may say what it lacks.
      const whole = listFlat([bullet]).join('; ')
      const weight = FADING ** job * (BASE_WEIGHT + terms.weigh(whole))
      return { text: headOf(bullet), whole, weight }
    }),
  )
  const words = findWords(bullets.map(({ text }) => text).join(' '))
  if (!words) return []
  const seen = new Set<string>()
  return bullets
    .filter(
      ({ text, whole }) =>
        whole.split(' ').length >= MIN_WORDS && !seen.has(text) && seen.add(text),
    )
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ text, whole }) => {
      const lack = findLack(whole, words)
      return lack ? [{ text, message: lack.message }] : []
    })
    .slice(0, MAX_ADVICE)
}
