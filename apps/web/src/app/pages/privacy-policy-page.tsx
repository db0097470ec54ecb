import { NumberedSections } from './numbered-sections.tsx'
import { PageText } from './page-text.tsx'
import { PRIVACY_DATA } from './privacy-data.tsx'
import { PRIVACY_RIGHTS } from './privacy-rights.tsx'

/** What is kept, why, for how long, and who else processes it. */
export default function PrivacyPolicyPage() {
  return (
    <PageText
      title="Privacy Policy"
      lead={
        <>
          <p>
            We use your texts to tailor your resume. We do not sell them. You can delete them at
            once, yourself.
          </p>
          <p>Effective 19 September 2025</p>
        </>
      }
    >
      <NumberedSections sections={[...PRIVACY_DATA, ...PRIVACY_RIGHTS]} />
    </PageText>
  )
}
