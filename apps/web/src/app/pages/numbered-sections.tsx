import type { ReactNode } from 'react'
import { TextSection } from './page-text.tsx'

export interface NumberedSection {
  id: string
  title: string
  text: ReactNode
}

/** The sections of a long text, numbered, after a list of what they are. */
export function NumberedSections({ sections }: { sections: readonly NumberedSection[] }) {
  return (
    <>
      <nav aria-label="On this page" className="page-section page-contents">
        <p className="text-soft">On this page</p>
        <ol>
          {sections.map(({ id, title }, place) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="page-number">{place + 1}.</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, text }, place) => (
        <TextSection
          key={id}
          id={id}
          title={
            <>
              <span className="page-number">{place + 1}.</span> {title}
            </>
          }
        >
          {text}
        </TextSection>
      ))}
    </>
  )
}
