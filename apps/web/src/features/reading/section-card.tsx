import type { SectionKind, StructuredResume } from '@tailorbird/contracts'
import type { PrintedSection } from '@tailorbird/document'
import { useId } from 'react'
import { listOwnTexts } from './corrections/own-texts.ts'
import { EntryCard } from './entry-card.tsx'
import { doubtSection } from './find-doubts.ts'
import { HeadingChoice } from './heading-choice.tsx'
import { LineRow } from './line-row.tsx'
import type { Correct } from './correct.ts'
import { KIND_OPTIONS } from './section-kinds.ts'

/** More are no resume's; the page stays quick. */
const MOST_SHOWN = 60

interface Props {
  resume: StructuredResume
  section: PrintedSection
  /** Which of the printed sections. */
  at: number
  /** Its lines, as the person's text has them. */
  lines: () => string[]
  /** A line of it heads what follows. */
  onSplit: (line: number, name: string) => void
  onKind: (kind: SectionKind) => void
  onCorrect: Correct
}

/** A section under its own heading: what it was read as, and what was found in it. */
export function SectionCard(props: Props) {
  const { resume, section, onKind, onSplit, onCorrect } = props
  const id = useId()
  const { kind, heading, jobs, schools } = section
  const doubt = doubtSection(section)
  const entries = kind === 'experience' ? jobs : schools
  const items = listOwnTexts(section)
  const more = Math.max(entries.length, items.length) - MOST_SHOWN
  const all = kind === 'experience' ? resume.workExperience : resume.education
  return (
    <section aria-labelledby={`${id}-title`} className="reading-section">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 id={`${id}-title`} className="font-serif text-h3 wrap-anywhere" dir="auto">
          {heading}
        </h4>
        <label className="flex items-center gap-2 text-small text-soft">
          Read as
          <select
            value={kind}
            aria-describedby={`${id}-title`}
            onChange={({ target }) => onKind(target.value as SectionKind)}
          >
            {KIND_OPTIONS.map((option) => (
              <option key={option.kind} value={option.kind}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {doubt !== undefined && (
        <p className="text-small text-amber">
          <span aria-hidden="true">▲ </span>
          {doubt}
        </p>
      )}
      {entries.slice(0, MOST_SHOWN).map((entry, place) => (
        <EntryCard
          // Entries have no id, and two may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          resume={resume}
          kind={kind === 'experience' ? 'job' : 'school'}
          at={(all as object[]).indexOf(entry)}
          neighbours={{ above: place > 0, below: place < entries.length - 1 }}
          onCorrect={onCorrect}
        />
      ))}
      {items.length > 0 && (
        <ul className="mt-2 space-y-0.5 text-small">
          {items.slice(0, MOST_SHOWN).map(({ text }, line) => (
            <LineRow
              // oxlint-disable-next-line react/no-array-index-key
              key={`${line} ${text}`}
              {...{ resume, text, onCorrect }}
              place={{ kind: 'section', at: props.at, line }}
            />
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-1 text-fine text-soft">and {more.toLocaleString('en')} more</p>}
      <HeadingChoice heading={heading} lines={props.lines} onSplit={onSplit} />
    </section>
  )
}
