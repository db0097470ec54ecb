import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** A note in the margin. */
  aside?: ReactNode
  /** Takes the margin too. */
  wide?: boolean
  children: ReactNode
}

/** A section of the work: its heading, its content, and a note in the margin. */
export function PageSection({ id, title, aside, wide = false, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-10">
      <h2 id={`${id}-title`} tabIndex={-1} className="mb-5 text-h2 outline-none">
        {title}
      </h2>
      {wide ? (
        children
      ) : (
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
          <div className="max-lg:order-2">{children}</div>
          <p className="max-w-prose text-small text-soft lg:pt-1">{aside}</p>
        </div>
      )}
    </section>
  )
}
