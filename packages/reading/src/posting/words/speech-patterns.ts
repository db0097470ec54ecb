import { germanSpeech } from './de/speech.ts'
import { englishSpeech } from './en/speech.ts'
import { spanishSpeech } from './es/speech.ts'
import { frenchSpeech } from './fr/speech.ts'
import { joinPatterns } from './join-patterns.ts'

/** The patterns of all languages for one thing. */
export const speech = joinPatterns([englishSpeech, germanSpeech, frenchSpeech, spanishSpeech])

/** An expression for one thing as whole words, anywhere in a text. */
export const speaksAnywhere = (kind: Parameters<typeof speech>[0]) =>
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${speech(kind)})(?![\p{L}])`, 'iu')
