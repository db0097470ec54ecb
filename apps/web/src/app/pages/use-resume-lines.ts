import { MAX_OWN_TEXT_CHARS } from '@tailorbird/contracts'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { textOf } from '../../lib/uploaded-resume.ts'
import type { RootState } from '../store.ts'

/** The lines of the resume in this browser, each once; empty until it is read, and where there is none. */
export function useResumeLines(): readonly string[] {
  const resume = useSelector((state: RootState) => state.resume)
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    async function read() {
      if (!resume) return setLines([])
      const [{ readText }, { listTexts }] = await Promise.all([
        import('../../features/reading/read-text.ts'),
        import('@tailorbird/document'),
      ])
      const reading = readText(textOf(resume))
      const texts = reading ? listTexts(reading.resume).map(({ text }) => text) : []
      if (isCurrent)
        setLines([...new Set(texts)].filter((text) => text.length <= MAX_OWN_TEXT_CHARS))
    }
    void read()
    return () => void (isCurrent = false)
  }, [resume])
  return lines
}
