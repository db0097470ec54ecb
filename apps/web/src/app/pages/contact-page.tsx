import { type MAILBOXES, PRODUCT_NAME } from '@tailorbird/contracts'
import { isWithoutMailbox } from '../../lib/mail-address.ts'
import { MailLink } from './mail-link.tsx'
import { PageText, TextSection } from './page-text.tsx'
import { QUESTIONS } from './questions.tsx'

const BOXES: [box: keyof typeof MAILBOXES, name: string, use: string][] = [
  ['general', 'General', 'Questions, ideas, praise and complaints.'],
  [
    'support',
    'Support',
    'Something does not work, or your data should be sent to you or deleted. If the page showed a reference, please add it.',
  ],
  ['legal', 'Legal', 'Privacy, terms, and anything official.'],
  ['partnerships', 'Partnerships', 'Career centres, schools, employers and other products.'],
]

/** Mailboxes, when they answer, where we are, and what people ask most. */
export default function ContactPage() {
  return (
    <PageText
      title="Contact"
      lead={<p>Whatever it is about, we answer within 24 hours on business days.</p>}
    >
      <TextSection id="write" title="Write to us">
        {isWithoutMailbox() && (
          <p>
            These addresses are examples and take no mail: whoever runs this site has not set one of
            its own.
          </p>
        )}
        <dl className="mailboxes">
          {BOXES.map(([box, name, use]) => (
            <div key={box} id={box}>
              <dt>{name}</dt>
              <dd>
                <MailLink to={box} />
              </dd>
              <dd className="text-small text-soft">{use}</dd>
            </div>
          ))}
        </dl>
      </TextSection>
      <TextSection id="where" title="Where and when">
        <p>
          {PRODUCT_NAME} is in Ottawa, Ontario, Canada. Business days are Monday to Friday, except
          public holidays in Ontario.
        </p>
      </TextSection>
      <TextSection id="faq" title="Frequently asked questions">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </TextSection>
    </PageText>
  )
}
