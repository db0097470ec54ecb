import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The whole page in a sentence or two. */
  lead: ReactNode
  children?: ReactNode
}

/** A page of text: its heading, what it comes to, then what there is to read. */
export function PageText({ title, lead, children }: Props) {
  return (
    <article className="page-text pt-8 md:pt-14">
      <header className="grid items-end gap-x-10 gap-y-5 pb-10 md:pb-14 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <h1>{title}</h1>
        <div className="page-lead">{lead}</div>
      </header>
      {children}
    </article>
  )
}

interface SectionProps {
  id: string
  title: ReactNode
  children: ReactNode
}

/** A section of it: the heading in the margin, the text in a comfortable measure. */
export function TextSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-section">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <div className="page-prose">{children}</div>
    </section>
  )
}
