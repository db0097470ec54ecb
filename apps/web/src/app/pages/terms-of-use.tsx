import { PRODUCT_NAME } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'
import type { NumberedSection } from './numbered-sections.tsx'

/** Sections 1 to 7: what this is, who may use it, and whose responsibility is what. */
export const TERMS_OF_USE: NumberedSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    text: (
      <p>
        These terms are between you and the people who run {PRODUCT_NAME} from Ottawa, Ontario,
        Canada (‘we’). By using the site you accept them. If you do not, please do not use it. The{' '}
        <Link to="/privacy-policy">privacy policy</Link> says what happens to your data.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What we offer',
    text: (
      <p>
        {PRODUCT_NAME} takes your resume and job descriptions and gives you, for each job, a resume
        tailored to it, a match score, and the changes with their reasons, as PDF and markdown. You
        can use it without an account. It is a writing tool: it is no recruiter, no employment
        agency, and gives no legal or career advice.
      </p>
    ),
  },
  {
    id: 'who-may-use-it',
    title: 'Who may use it',
    text: (
      <p>
        Anyone who is 13 or older. If you are not of age where you live, a parent or guardian has to
        agree to these terms for you. If you have an account, keep its password to yourself; what is
        done with it counts as done by you.
      </p>
    ),
  },
  {
    id: 'your-texts',
    title: 'Your texts stay yours',
    text: (
      <>
        <p>
          Your resume and all results made from it are yours, to use as you like. You allow us to
          store and process your texts, and to have an AI service process them, for one purpose: to
          do what you asked for. That permission ends when they are deleted, which you can do at any
          time on the page <Link to="/your-data">Your resumes and your data</Link>.
        </p>
        <p>
          Give us only texts that you may give us: your own resume, or somebody else’s with their
          consent. Job descriptions belong to those who wrote them; use them here to apply.
        </p>
      </>
    ),
  },
  {
    id: 'your-responsibility',
    title: 'You are responsible for what you send',
    text: (
      <p>
        New wordings are checked against your own text, and each change is shown with its source.
        That check is a program, and AI services make mistakes. Before you send a resume to anyone,
        read it and make sure that every word is true. What you tell an employer is your statement,
        not ours.
      </p>
    ),
  },
  {
    id: 'score',
    title: 'The score is no promise',
    text: (
      <p>
        The match score compares the text of your resume with the text of a posting. It is no
        prediction, and no employer’s system has to agree with it. We do not promise an interview, a
        job, or that a particular applicant tracking system reads your file in a particular way. 25
        to 45 minutes saved on each application is what we aim for, not a warranty.
      </p>
    ),
  },
  {
    id: 'ai-services',
    title: 'AI services',
    text: (
      <p>
        Third-party AI services may process the text of your resume, as the{' '}
        <Link to="/privacy-policy#ai-services">privacy policy</Link> describes. They can be slow,
        refuse or be away. What can’t be tailored then is not counted.
      </p>
    ),
  },
]
