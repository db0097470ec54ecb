import { KEPT_DAYS } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'
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
          <li>
            the provider whose account you sign in with, if you choose that: it learns that you sign
            in here, and tells us your number, email address and name there;
          </li>
          <li>the company that delivers our mail, when you ask for a new password or a receipt;</li>
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
          Without an account: what you stored is deleted 30 days after your last visit, unless
          whoever runs this site has chosen another time. The page{' '}
          <Link to="/your-data">Your resumes and your data</Link> shows the day. Each visit starts
          the time anew. With an account: until you delete it, or the account. Where whoever runs
          this site lets results go after some time, the same page says when.
        </p>
        <ul>
          <li>
            What you take off the list of jobs is deleted {KEPT_DAYS.removed} days later; a result
            that it had stays.
          </li>
          <li>
            PDFs that nobody has downloaded for {KEPT_DAYS.pdf} days are deleted; they are made
            again when you ask for one.
          </li>
          <li>
            What you bought without an account and have not used stays for {KEPT_DAYS.purchase} days
            after your last visit: how much is left, and none of your texts.
          </li>
          <li>Notes of visits are deleted after {KEPT_DAYS.analytics} days; the totals stay.</li>
          <li>
            Sign-ins end after 7 days without a visit and after 30 days at the latest; links for a
            new password after 30 minutes. What has ended is deleted within hours.
          </li>
          <li>
            What counts free resumes for a network goes when the month is over, for a browser after
            400 days. It says how many, and nothing about you or your texts.
          </li>
          <li>
            Records of payments are kept for at least six years, as Canadian tax law asks. When you
            delete your data or your account, your name and your number are taken off them.
          </li>
        </ul>
        <p>Copies in backups go when the backup is replaced.</p>
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
          error reports hold numbers, sizes and times, and no text of resumes or job descriptions,
          no mail address and no password.
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
          On the page <Link to="/your-data">Your resumes and your data</Link> you see what we keep,
          take all of it along as a ZIP, and delete one resume or everything, at once and by
          yourself, with or without an account. An account is deleted on its own page. Deleting
          removes the texts, the PDFs and the jobs that still run; free resumes that were used stay
          used.
        </p>
        <p>
          You may also have it corrected, and take back your consent. Write to{' '}
          <MailLink to="support" />: we answer within 24 hours on business days, do it within 30
          days at most, and charge nothing.
        </p>
        <p>
          If you clear the cookie and have no account, nobody can tell any more that your rows are
          yours. They are then deleted when their time is over. Delete them before you do.
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
