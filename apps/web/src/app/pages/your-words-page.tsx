import { Link } from 'react-router-dom'
import { AddFact } from '../../features/own-words/add-fact.tsx'
import { AddSkill } from '../../features/own-words/add-skill.tsx'
import { AskMe } from '../../features/own-words/ask-me.tsx'
import { OwnWords } from '../../features/own-words/own-words.tsx'
import { PageText, TextSection } from './page-text.tsx'
import { useResumeLines } from './use-resume-lines.ts'
import { YOUR_WORDS_HEAD } from './words-heads.ts'

/** Everything that the person said of texts: to look at, to add to, to take back. */
export default function YourWordsPage() {
  const lines = useResumeLines()
  return (
    <PageText {...YOUR_WORDS_HEAD}>
      <div className="pb-10 md:pb-14">
        <OwnWords />
      </div>
      <TextSection id="asking" title="What we ask you">
        <AskMe />
        <p>
          <Link to="/suggestions">Suggestions that wait for you</Link>
        </p>
      </TextSection>
      <TextSection id="skill" title="A skill you have">
        <AddSkill />
      </TextSection>
      <TextSection id="fact" title="More about a line">
        <AddFact lines={lines} />
      </TextSection>
    </PageText>
  )
}
