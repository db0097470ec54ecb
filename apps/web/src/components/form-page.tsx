import type { ReactNode } from 'react'

interface Props {
  title: string
  lead: ReactNode
  children?: ReactNode
}

/** A page with one form: what it is for at the left, the form on a sheet of its own. */
export function FormPage({ title, lead, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 pt-8 md:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h1 className="text-[clamp(2.5rem,1.5rem+4.4vw,5rem)]/[1] font-[420] tracking-[-0.026em] outline-none">
          {title}
        </h1>
        <div className="mt-5 max-w-[30em] space-y-3 text-[1.125rem] text-soft">{lead}</div>
      </div>
      {children !== undefined && (
        <div className="w-full max-w-120 rounded-large border border-line bg-card p-5 sm:p-8">
          {children}
        </div>
      )}
    </div>
  )
}
