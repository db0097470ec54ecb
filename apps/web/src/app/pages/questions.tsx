import { PRODUCT_NAME } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MailLink } from './mail-link.tsx'

/** What people ask most, and the answers. */
export const QUESTIONS: { question: string; answer: ReactNode }[] = [
  {
    question: 'Do I need an account?',
    answer:
      'No. Everything works without one. Your browser gets a cookie, so that your resumes are there when you come back, in that browser.',
  },
  {
    question: 'Which files can I upload?',
    answer:
      'Text (.txt) and markdown (.md), up to 5 MB. From Word or Google Docs, save or download your resume as plain text. You can also type it into the form under Create Resume.',
  },
  {
    question: `Does ${PRODUCT_NAME} invent things?`,
    answer:
      'It is built not to. Every new wording is checked against your own text, and what your resume does not say is refused. You see each change with its source and can undo it. Read the result before you send it all the same.',
  },
  {
    question: 'Who gets to read my resume?',
    answer: (
      <>
        No other visitor. An AI service may process it, without the contact data that we find in it;
        the <Link to="/privacy-policy#ai-services">privacy policy</Link> says how.
      </>
    ),
  },
  {
    question: 'How do I delete my data, or take it along?',
    answer: (
      <>
        Yourself, at once: the page <Link to="/your-data">Your resumes and your data</Link> shows
        what is stored, gives you all of it as a ZIP, and deletes one resume or everything.
      </>
    ),
  },
  {
    question: 'How long do you keep my resumes?',
    answer: (
      <>
        With an account, until you delete them. Without one, for 30 days after your last visit.
        Whoever runs this site may have chosen another time: the page{' '}
        <Link to="/your-data">Your resumes and your data</Link> shows it.
      </>
    ),
  },
  {
    question: 'The page shows ‘Reference: …’. What is that?',
    answer: (
      <>
        The number under which our log knows a result, or what went wrong. It says nothing about
        you. Send it to <MailLink to="support" /> and we can look.
      </>
    ),
  },
  {
    question: 'Why do I wait a few seconds before a PDF?',
    answer:
      'A short notice of our own stands there, and it asks for your support. It comes once for each download, however many files it has. The markdown comes without it.',
  },
  {
    question: 'Will a higher score get me an interview?',
    answer:
      'Nobody can promise that. The score says how well the text of your resume covers the text of the posting. People decide about the rest.',
  },
]
