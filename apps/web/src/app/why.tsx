import { PRODUCT_NAME } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import { MinutesSaved, StarLine, TermsFound } from './specimens.tsx'

/** Why people use it: three reasons, each with a specimen. */
export function Why() {
  return (
    <section aria-labelledby="why-title" className="mt-24 md:mt-36">
      <h2 id="why-title" className="mb-8 text-h2">
        Why {PRODUCT_NAME}
      </h2>
      <Reason title="ATS optimized" specimen={<TermsFound />}>
        Applicant tracking systems read text, not design. You get one column, plain headings and
        real text, with the posting&rsquo;s own terms wherever they are true of you.
      </Reason>
      <Reason title="STAR format" specimen={<StarLine />}>
        Situation, task, action, result: bullets that say what was asked, what you did and what came
        of it. Figures stay exactly as you wrote them.
      </Reason>
      <Reason title="Time saving" specimen={<MinutesSaved />}>
        Reading the posting, finding the words, moving the lines: 25-45 minutes saved on each
        application, to spend on the next one or on none.
      </Reason>
    </section>
  )
}

interface ReasonProps {
  title: string
  specimen: ReactNode
  children: ReactNode
}

function Reason({ title, specimen, children }: ReasonProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-7 border-t border-line py-10 md:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="mb-2 text-h3">{title}</h3>
        <p className="max-w-prose text-soft">{children}</p>
      </div>
      {specimen}
    </div>
  )
}
