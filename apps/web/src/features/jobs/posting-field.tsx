import { MAX_POSTING_CHARS } from '@tailorbird/contracts'
import type { ComponentProps, ReactNode } from 'react'
import { LanguageNote } from '../../components/language-note.tsx'
import { ProblemLine } from '../../components/problem-line.tsx'
import { ThinNote } from './thin-note.tsx'

interface Props {
  id: string
  /** What the text area has. */
  field: ComponentProps<'textarea'> & { value: string }
  /** What is wrong, with the text itself or with what it is sent with. */
  problems: { jobDescription?: string; originalContent?: string }
  /** Why a resume can't be scored against it; undefined when it can, and before anybody asked. */
  thinReason: string | undefined
  /** What hands it in. */
  children: ReactNode
}

/** A job description, how long it is, what hands it in, and what is wrong with it. */
export function PostingField({ id, field, problems, thinReason, children }: Props) {
  const message = problems.jobDescription ?? problems.originalContent
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Job description
      </label>
      <textarea
        {...field}
        id={id}
        dir="auto"
        aria-invalid={problems.jobDescription !== undefined}
        aria-describedby={`${id}-count ${id}-message`}
        className="posting block w-full resize-y rounded-small border border-soft bg-card px-5 py-4 placeholder:text-soft aria-invalid:border-amber"
      />
      <p id={`${id}-count`} className="mt-2 text-fine text-soft tabular-nums">
        {field.value.length.toLocaleString('en')} of {MAX_POSTING_CHARS.toLocaleString('en')}{' '}
        characters
      </p>
      <LanguageNote text={field.value} />
      <ThinNote reason={thinReason} />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {children}
        <ProblemLine id={`${id}-message`} message={message} />
      </div>
    </>
  )
}
