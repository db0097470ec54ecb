import { NumberedSections } from './numbered-sections.tsx'
import { PageText } from './page-text.tsx'
import { TERMS_OF_LAW } from './terms-of-law.tsx'
import { TERMS_OF_USE } from './terms-of-use.tsx'

/** What both sides may count on. */
export default function TermsPage() {
  return (
    <PageText
      title="Terms of Service"
      lead={
        <>
          <p>
            Your texts stay yours. You decide what you send to an employer, and you answer for it.
          </p>
          <p>Effective 19 September 2025</p>
        </>
      }
    >
      <NumberedSections sections={[...TERMS_OF_USE, ...TERMS_OF_LAW]} />
    </PageText>
  )
}
