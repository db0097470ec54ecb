import { MAX_BATCH_JOBS, PRODUCT_NAME } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'
import { PageText, TextSection } from './page-text.tsx'

/** What this is, what it does not do, and who pays for it. */
export default function AboutPage() {
  return (
    <PageText
      title="About"
      lead={
        <p>
          {PRODUCT_NAME} cuts your resume to fit the job you want, and sews in nothing that is not
          yours.
        </p>
      }
    >
      <TextSection id="what-it-does" title="What it does">
        <p>
          You bring a resume, as a text or markdown file or typed into a form, and the description
          of a job. You get that resume tailored to that job: bullets that say what was asked, what
          you did and what came of it, the posting’s own terms wherever they are true of you, and a
          match score from before and after. Take it as a PDF or as markdown.
        </p>
        <p>
          One job at a time, or up to {MAX_BATCH_JOBS} in one go, or a queue that you feed while you
          read postings. The work is done on our server: you may close the tab and come back.
        </p>
      </TextSection>
      <TextSection id="time" title="What it saves">
        <p>
          Reading a posting, finding the words and moving the lines takes a careful person 25 to 45
          minutes. That is what you save on each application.
        </p>
        <p>
          There are no artificial resume limits: one resume is enough for any number of jobs. Where
          plans are offered, each says how many tailored resumes it has.
        </p>
      </TextSection>
      <TextSection id="facts" title="Only your own facts">
        <p>
          Employers, job titles, dates, degrees and your contact data can’t be changed by the
          tailoring at all. Every new wording is compared with your own text: a number, an employer
          or a skill that your resume does not have is refused, and the page tells you so.
        </p>
        <p>
          You see each change beside your original, with its reason and the line that it comes from.
          You can undo every one, and write over the result yourself. The check is careful but it is
          a program: read what you send.
        </p>
      </TextSection>
      <TextSection id="score" title="What the score is">
        <p>
          Arithmetic, not opinion. The same code compares what the posting asks for with what your
          resume says, for everyone in the same way. It shows what is covered, what is missing and
          how far you could get without a new fact. It does not know the other applicants, and it
          promises no interview.
        </p>
      </TextSection>
      <TextSection id="engines" title="With an AI service, or without">
        <p>
          Whoever runs {PRODUCT_NAME} decides whether an AI service proposes wordings. Without one,
          a built-in engine selects and orders what you have already written, and your text goes
          nowhere else. Each result names what wrote it. The{' '}
          <Link to="/privacy-policy#ai-services">privacy policy</Link> says what such a service gets
          to read and what it does not.
        </p>
      </TextSection>
      <TextSection id="who-pays" title="Who pays for it">
        <p>
          The people who use it: with plans that are paid once, where they are offered, and with{' '}
          <Link to="/#support">donations</Link>. A short notice before a PDF download is our own. No
          advertising network places it, and nobody is told that you saw it. We do not sell data.
        </p>
      </TextSection>
      <TextSection id="who-we-are" title="Who we are">
        <p>
          {PRODUCT_NAME} is run from Ottawa, Ontario, in Canada. It has its name from a small bird
          that sews leaves together with a single thread: the leaves stay as they grew, and they
          hold.
        </p>
        <p>
          Questions, faults, ideas: <Link to="/contact">write to us</Link>.
        </p>
      </TextSection>
    </PageText>
  )
}
