import { Tabs } from 'radix-ui'
import { Suspense, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { changeResume } from '../features/resume/uploaded-resume.ts'
import { keepChoice, readKeptChoice } from '../lib/kept-choice.ts'
import { ResumeBuilder } from './later.ts'
import { ResumeAndReading } from './resume-and-reading.tsx'
import type { RootState } from './store.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

const KEPT_TAB = 'resume-tab'
const TABS = ['upload', 'create'] as const
type Tab = (typeof TABS)[number]

/** A resume from a file, or built here. */
export function ResumeSection() {
  const resume = useSelector((state: RootState) => state.resume)
  const dispatch = usePageDispatch()
  const [tab, setTab] = useState(() => dispatch(readKeptChoice(KEPT_TAB, TABS, 'upload')))
  const uploadTab = useRef<HTMLButtonElement>(null)

  function show(next: Tab) {
    setTab(next)
    dispatch(keepChoice(KEPT_TAB, next))
  }

  return (
    <Tabs.Root value={tab} onValueChange={(value) => show(value as Tab)}>
      <Tabs.List aria-label="Your resume" className="tabs mb-6">
        <Tabs.Trigger ref={uploadTab} value="upload">
          Upload File
        </Tabs.Trigger>
        <Tabs.Trigger value="create">Create Resume</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="upload">
        <ResumeAndReading />
      </Tabs.Content>
      <Tabs.Content value="create">
        <Suspense>
          <ResumeBuilder
            loaded={resume}
            onGenerated={(built) => {
              dispatch(changeResume(built))
              show('upload')
              // The form goes away; the resume that it made is under this tab.
              uploadTab.current?.focus()
            }}
          />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  )
}
