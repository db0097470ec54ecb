import type { ReactNode } from 'react'
import { PageText } from './page-text.tsx'

/** The page's heading and what it is for, above what is known already. */
export function YourDataHead({ children }: { children?: ReactNode }) {
  return (
    <PageText
      title="Your resumes and your data"
      lead={<p>What we keep of you. It is yours: look at it, take it along, or delete it.</p>}
    >
      {children}
    </PageText>
  )
}
