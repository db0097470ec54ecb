import type { StructuredResume } from '@tailorbird/contracts'
import { useEffect, useRef } from 'react'
import { ContactCard } from './contact-card.tsx'
import type { Correct } from './correct.ts'
import { findLines } from './corrections/section-lines.ts'
import { setKind, splitSection } from './corrections/set-kind.ts'
import { SectionCard } from './section-card.tsx'
import { sayKind } from './section-kinds.ts'
import type { Reading } from './read-text.ts'

interface Props {
  reading: Reading
  /** The text that the person gave. */
  text: string
  onCorrect: Correct
}

/** How a resume was read, section by section, with what puts it right. */
export function ReadingPanel({ reading, text, onCorrect }: Props) {
  const { resume, sections, advice } = reading
  const title = useRef<HTMLHeadingElement>(null)

  const corrected = useRef<Reading>(undefined)

  useEffect(() => {
    // The button that was pressed may be gone with its entry.
    if (!corrected.current || corrected.current === reading) return
    corrected.current = undefined
    if (document.activeElement === document.body) title.current?.focus()
  })

  function correct(next: StructuredResume, done: string) {
    corrected.current = reading
    onCorrect(next, done)
  }

  return (
    <section className="reading" aria-labelledby="reading-title">
      <h3 id="reading-title" ref={title} tabIndex={-1} className="text-h3">
        How your resume was read
      </h3>
      <p className="mb-4 text-small text-soft">
        Put right here what is wrong. Your file stays as it is; what you see below is what is
        tailored.
      </p>
      {advice.length > 0 && (
        <ul className="my-3 space-y-1 text-small text-amber">
          {advice.map(({ text: about, message }) => (
            <li key={`${about} ${message}`}>
              <span aria-hidden="true">▲ </span>
              {message}
            </li>
          ))}
        </ul>
      )}
      <ContactCard resume={resume} onCorrect={correct} />
      {sections.map((section, at) => (
        <SectionCard
          key={`${section.kind} ${section.heading}`}
          resume={resume}
          section={section}
          at={at}
          onCorrect={correct}
          onSplit={(line, name) =>
            correct(
              splitSection(resume, text, at, line),
              `“${name}” heads a section of its own now.`,
            )
          }
          lines={() => findLines(text, sections, at)}
          onKind={(kind) =>
            correct(
              setKind(resume, text, at, kind),
              `“${section.heading}” is read as ${sayKind(kind)} now.`,
            )
          }
        />
      ))}
    </section>
  )
}
