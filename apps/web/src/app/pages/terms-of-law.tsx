import { Link } from 'react-router-dom'
import type { NumberedSection } from './numbered-sections.tsx'
import { MailLink } from './mail-link.tsx'

/** Sections 8 to 12: rules, money, and what happens when something goes wrong. */
export const TERMS_OF_LAW: NumberedSection[] = [
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>use the site to deceive anyone about who you are or what you have done;</li>
          <li>send texts that are unlawful, or that carry malicious code;</li>
          <li>try to reach other people’s data, or to get around limits and security;</li>
          <li>put so much load on the site that others can’t use it, or sell access to it.</li>
        </ul>
        <p>We may stop serving whoever does, and say why when we know how to reach them.</p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Plans, payments and donations',
    text: (
      <>
        <p>
          Where plans are offered, you see what you get and what it costs in US dollars before you
          pay. You pay once; nothing renews by itself. Stripe processes card payments. A tailored
          resume counts when it is finished; one that fails or is cancelled does not.
        </p>
        <p>
          Donations are voluntary and buy nothing. They are no charitable donations, so there is no
          tax receipt. If something that you paid for does not work, write to{' '}
          <MailLink to="support" />. The refunds that consumer law gives you stay yours.
        </p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    text: (
      <>
        <p>
          We offer the site as it is. We work to keep it up and your texts safe, but it can be down,
          and parts of it can change or end. Texts are deleted as the{' '}
          <Link to="/privacy-policy#how-long">privacy policy</Link> says, without an account some
          time after your last visit, so keep your own copy of what matters to you.
        </p>
        <p>
          When these terms change, the new text stands here with its date. What you paid for before
          keeps the terms that you paid under.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <p>
        As far as the law allows, we give no warranties beyond these terms, and we are not liable
        for indirect losses such as a job that you did not get. What we owe you in total is limited
        to what you paid us in the twelve months before. Nothing here limits a right that the law
        does not let you give up, such as those of Ontario’s Consumer Protection Act, or liability
        for what we do on purpose or by gross negligence.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    text: (
      <>
        <p>
          The laws of Ontario and the federal laws of Canada that apply there govern these terms.
          Disputes belong before the courts of Ontario, unless the law where you live as a consumer
          lets you go to a court there.
        </p>
        <p>
          If one sentence of these terms does not hold, the others do. Before it comes to that,
          write to <MailLink to="legal" />: most things can be settled by a mail.
        </p>
      </>
    ),
  },
]
