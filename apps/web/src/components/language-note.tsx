import type { GuessedLanguage } from '@tailorbird/language'
import { useDeferredValue, useEffect, useState } from 'react'
import { loadPatiently } from '../lib/load-patiently.ts'

/** The words of languages are no part of the first load. */
const loadGuess = () => loadPatiently(() => import('../lib/guess-language.ts'))

interface Props {
  text: string
  /** What to do about it, before what follows from it. */
  hint?: string
}

/** Says at once when a text is in a language that we don't read well. */
export function LanguageNote({ text, hint = '' }: Props) {
  const [language, setLanguage] = useState<GuessedLanguage>()
  const rested = useDeferredValue(text)

  useEffect(() => {
    let isGone = false
    const guess = async () => {
      const found = rested.trim() === '' ? undefined : (await loadGuess()).guessLanguage(rested)
      if (!isGone) setLanguage(found)
    }
    void guess()
    return () => {
      isGone = true
    }
  }, [rested])

  return (
    <output className="block text-small text-amber">
      {language && (
        <span className="mt-2 block">
          <span aria-hidden="true">▲ </span>
          We read English, German, French and Spanish well. This looks like {language.name}: {hint}
          no score will be given.
        </span>
      )}
    </output>
  )
}
