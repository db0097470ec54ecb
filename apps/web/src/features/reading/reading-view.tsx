import { useEffect, useId, useRef, useState } from 'react'
import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { jobKey } from '@tailorbird/reading'
import { LanguageNote } from '../../components/language-note.tsx'
import type { ResumeText, UploadedResume } from '../../lib/uploaded-resume.ts'
import { writeText } from './corrections/write-text.ts'
import { ReadingPanel } from './reading-panel.tsx'
import { readText, sayCounts, type Reading } from './read-text.ts'
import { countAsked, UnsureJobsContext } from './unsure-jobs.ts'
import './reading.css'

interface Props {
  resume: UploadedResume
  onChecked: (checked: Checked) => void
}

/** What the person said of how their file is read. */
interface Checked {
  /** What is tailored instead of the file; undefined: the file as it is. */
  corrected: ResumeText | undefined
  /** Which doubtful jobs are right, by jobKey. */
  settledJobs: string[]
}

const UNCHECKED: Checked = { corrected: undefined, settledJobs: [] }

/** What can't be sent as it was put right; nobody's resume comes near. */
const TOO_MUCH = 'This resume has too many sections to be corrected here. Shorten the file instead.'

/** What is far longer than a resume would hold up the page. */
const NOT_SHOWN = 'How this file is read can’t be shown here: it is too long or has no text.'

/** Says what a resume was read as, and opens where that can be put right. */
export default function ReadingView({ resume, onChecked }: Props) {
  const [reading, setReading] = useState<Reading | 'none'>()
  const [doubtful, setDoubtful] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const { content, corrected, settledJobs = [] } = resume
  const [note, say] = useState('')
  /** What each correction took the place of. */
  const [before, setBefore] = useState<Checked[]>([])
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    // The page first shows that there is a resume.
    const timer = setTimeout(() => {
      // What was put right is read as it stands: the file alone says what is doubtful in it.
      const asItCame = readText({ originalContent: content })
      setDoubtful(asItCame?.unsure ?? [])
      setReading((corrected ? readText(corrected) : asItCame) ?? 'none')
    })
    return () => clearTimeout(timer)
  }, [content, corrected])

  const shown = reading === 'none' ? undefined : reading
  const unsure = {
    keys: new Set(doubtful.filter((key) => !settledJobs.includes(key))),
    // What was said to be right is sent as it was read, so that nothing asks again.
    settle: (job: WorkExperience) => {
      if (shown) check(shown.resume, 'Noted: these names are right.', [...settledJobs, jobKey(job)])
    },
  }

  function check(next: StructuredResume, done: string, settled: string[]) {
    const text = writeText(next)
    say(text ? done : TOO_MUCH)
    if (!text) return
    setBefore([...before, { corrected: resume.corrected, settledJobs }])
    onChecked({ corrected: text, settledJobs: settled })
  }

  const correct = (next: StructuredResume, done: string) => {
    check(next, done, settledJobs)
  }

  function undoLast() {
    onChecked(before.at(-1) ?? UNCHECKED)
    setBefore(before.slice(0, -1))
    // With the last one its button goes.
    if (before.length === 1) toggle.current?.focus()
    say('The last correction is undone.')
  }

  function takeBack() {
    onChecked(UNCHECKED)
    setBefore([])
    say('Your corrections are taken back: the file is read as at first.')
    toggle.current?.focus()
  }

  const hints = shown ? shown.advice.length + countAsked(shown.resume, unsure.keys) : 0
  return (
    <div className="mt-4">
      <LanguageNote text={resume.content} hint="check how it was read; " />
      {reading === 'none' && <p className="text-small text-soft">{NOT_SHOWN}</p>}
      {shown && (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-soft">
          <span className="tabular-nums">
            {sayCounts(shown)}
            {hints > 0 && (
              <span className="text-amber">
                {' '}
                <span aria-hidden="true">▲</span> {hints} {hints === 1 ? 'thing' : 'things'} to look
                at
              </span>
            )}
          </span>
          <button
            ref={toggle}
            type="button"
            className="button-plain"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Check how it was read'}
          </button>
        </p>
      )}
      {resume.corrected && (
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          <span className="text-leaf">✓ Checked by hand: it is tailored as you see it here.</span>
          {before.length > 0 && (
            <button type="button" className="button-plain" onClick={undoLast}>
              Undo the last one
            </button>
          )}
          <button type="button" className="button-plain" onClick={takeBack}>
            Undo all corrections
          </button>
        </p>
      )}
      <output className="block text-small text-soft">{note}</output>
      <div id={panelId}>
        {isOpen && shown && (
          <UnsureJobsContext value={unsure}>
            <ReadingPanel reading={shown} text={resume.content} onCorrect={correct} />
          </UnsureJobsContext>
        )}
      </div>
    </div>
  )
}
