import { PRODUCT_NAME } from '@tailorbird/contracts'
import { CookieTable } from './cookie-table.tsx'
import { MailLink } from './mail-link.tsx'
import type { NumberedSection } from './numbered-sections.tsx'

/** The policy's first five sections: whose data, which, where and what for. */
export const PRIVACY_DATA: NumberedSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: (
      <>
        <p>
          {PRODUCT_NAME} is run from Ottawa, Ontario, Canada. ‘We’ means the people who run it at
          this address, ‘you’ anyone who uses it. We follow Canada’s Personal Information Protection
          and Electronic Documents Act (PIPEDA).
        </p>
        <p>
          The person who answers for privacy here reads <MailLink to="legal" />.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep',
    text: (
      <>
        <p>You need no account. When you have a resume tailored, our database keeps:</p>
        <ul>
          <li>your resume’s text and the name of its file;</li>
          <li>the job descriptions, with the job title and company that we read from them;</li>
          <li>
            what comes of them: the tailored resume, its score, each change with its reason, your
            own edits, the skills that you told us you have, and the PDFs;
          </li>
          <li>
            a random number for your browser, when you were last here, and how many resumes it made.
          </li>
        </ul>
        <p>
          If you create an account, we also keep your username, your email address, your password in
          a form that cannot be turned back, and where you are signed in: which browser, since when,
          and when it was last seen. If you sign in with an account from elsewhere, we keep that
          provider’s number for you. If you pay or donate, we keep what it was for, the amount,
          whether it went through, and the payment company’s reference.
        </p>
        <p>
          So that dropping a cookie earns nobody free resumes, they are also counted for your
          network: under a keyed hash of the month and of your IP address with its last part cut
          off. The hash cannot be turned back, and is another one each month. Tries to sign in are
          counted in the same way for an hour.
        </p>
        <p>
          To count visits we note once a day for each browser the time, what the browser says about
          itself, and the network that it came from: the IP address with its last part cut off (/24,
          or /56 for IPv6). Nothing in that note leads to you or your resume. Finished resumes are
          counted without saying whose they are.
        </p>
        <p>
          Please leave out of a resume what no employer needs: your social insurance number, your
          health, your date of birth.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    text: (
      <>
        <p>
          These are all our cookies. They go to us alone, and over HTTPS their names begin with{' '}
          <code>__Host-</code> where that is possible.
        </p>
        <CookieTable />
        <p>
          Your browser itself stores the resume that you loaded, the job descriptions and drafts
          that you are working on, and your choice of light or dark, so that a reload loses nothing.
          They stay until you remove them or clear this site’s data. On a computer that you share,
          do that when you are done.
        </p>
        <p>
          There are no trackers, no advertising networks and no fonts or scripts from other
          companies on our pages. The notice before a PDF download is our own. Only where you pay by
          card, the payment company’s script runs and may set cookies to prevent fraud.
        </p>
      </>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    text: (
      <>
        <p>
          To tailor your resume, to show you the results and let you change them, to make PDFs, to
          count what your plan includes, to find and mend faults, and to answer your mail. Nothing
          else: we build no profile of you, place no advertising by it, and train no AI model with
          it.
        </p>
        <p>
          You agree to this by sending us a resume. You can take that back at any time (section 9);
          what has not been tailored yet is then not tailored.
        </p>
      </>
    ),
  },
  {
    id: 'ai-services',
    title: 'AI services',
    text: (
      <>
        <p>
          {PRODUCT_NAME} can work with a third-party AI service or without one; whoever runs this
          site decides. Each result says what wrote it. Where it says the offline engine, our own
          program did, and your text was sent nowhere.
        </p>
        <p>
          Where it names an AI model, the text of your resume and of the job description was
          processed by the service that runs this model. Before that, our program puts placeholders
          in the place of your name, email address, phone number, street address and links. It goes
          by what it finds: in an unusual layout it can miss something. Your work history, education
          and skills are sent as you wrote them.
        </p>
        <p>
          Such a service may be in another country, such as the United States, where courts and
          authorities may order it to hand over what it has. Its own terms say how long it keeps
          requests. <MailLink to="legal" /> tells you which service it is.
        </p>
        <p>
          Where a model also reads job descriptions, we keep the list of terms that it found, under
          a fingerprint of the description and without any link to you, and use it again when the
          same description comes back.
        </p>
      </>
    ),
  },
]
