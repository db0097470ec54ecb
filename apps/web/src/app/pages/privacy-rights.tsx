import type { NumberedSection } from './numbered-sections.tsx'
import { MailLink } from './mail-link.tsx'

/** Its last five: who else, how long, how safe, and what you can ask for. */
export const PRIVACY_RIGHTS: NumberedSection[] = [
  {
    id: 'who-else',
    title: 'Who else gets it',
    text: (
      <>
        <p>We do not sell, rent or trade personal data. It goes only to:</p>
        <ul>
          <li>the company whose computers we run on, which stores it for us;</li>
          <li>the AI service of section 5, where there is one;</li>
          <li>
            Stripe, when you pay or donate by card: your card’s number goes straight to Stripe and
            never reaches us;
          </li>
          <li>authorities, when the law leaves us no choice, and then no more than it demands.</li>
        </ul>
        <p>A donation in bitcoin is public: everyone can see it in the blockchain.</p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <>
        <p>
          Resumes, job descriptions, results and PDFs: until you ask us to delete them. Nothing is
          deleted by itself yet.
        </p>
        <p>
          Records of payments are kept for six years, as Canadian tax law asks. Notes of visits stay
          as statistics, since they name nobody. Copies in backups go when the backup is replaced.
        </p>
      </>
    ),
  },
  {
    id: 'how-safe',
    title: 'How we protect it',
    text: (
      <>
        <p>
          The text of your resume is in our database, in rows that belong to your browser or
          account. Whoever asks without your cookie is told that there is nothing. Our logs and
          error reports hold numbers, sizes and times, and no text of resumes or job descriptions.
        </p>
        <p>
          No system is perfectly safe. If a breach puts you at real risk of significant harm, we
          tell you and the Privacy Commissioner of Canada, as the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can ask for',
    text: (
      <>
        <p>
          You may see what we keep about you, have it sent to you, have it corrected or deleted, and
          take back your consent. Write to <MailLink to="support" />. Without an account, add the
          address behind ‘View markdown’ of one of your results, so that we can find your rows. We
          answer within 24 hours on business days, do it within 30 days at most, and charge nothing.
        </p>
        <p>
          If you clear the cookie, we can no longer tell that your rows are yours: ask us before you
          do.
        </p>
        <p>
          If our answer does not satisfy you, you can complain to the{' '}
          <a href="https://www.priv.gc.ca/" rel="noopener">
            Office of the Privacy Commissioner of Canada
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'children-and-changes',
    title: 'Children, and changes to this policy',
    text: (
      <>
        <p>
          {
            'This site is not for children under 13, and we do not knowingly keep their data. If you believe that a child has used it, write to '
          }
          <MailLink to="legal" /> and we delete what there is.
        </p>
        <p>
          When this policy changes, the new text stands here with its date. We never use what you
          gave us earlier for something new without asking you first.
        </p>
      </>
    ),
  },
]
