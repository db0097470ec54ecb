import { useId, useState, type DragEvent } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Parts } from '../../lib/parts.ts'
import { notified } from '../../lib/toast-slice.ts'
import { ChooseFile } from './choose-file.tsx'
import { readResumeFile } from './read-resume-file.ts'
import { ResumeLoaded } from './resume-loaded.tsx'
import { SmallSheet } from './small-sheet.tsx'
import { changeResume, type ResumeRoot } from './uploaded-resume.ts'

const useResumeDispatch = useDispatch.withTypes<ThunkDispatch<ResumeRoot, Parts, UnknownAction>>()

/** Takes a resume by click or drop, shows whose it is, and lets go of it. */
export function ResumeUpload() {
  const resume = useSelector((state: ResumeRoot) => state.resume)
  const dispatch = useResumeDispatch()
  const inputId = useId()
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function take(file: File | undefined) {
    if (!file) return
    const outcome = await readResumeFile(file)
    if ('refusal' in outcome) {
      const { title, message } = outcome.refusal
      setRefusal(`${title}. ${message}`)
      dispatch(notified({ title, description: message, tone: 'bad' }))
      return
    }
    setRefusal(undefined)
    const wasFocused = document.activeElement?.id === inputId
    // What the file was chosen with goes away; the focus goes on at what takes its place.
    flushSync(() => dispatch(changeResume(outcome.resume)))
    if (wasFocused) document.getElementById(inputId)?.focus()
  }

  function remove() {
    setRefusal(undefined)
    // The button goes away with the resume; the focus goes to where the next one is chosen.
    flushSync(() => dispatch(changeResume(null)))
    document.getElementById(inputId)?.focus()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <div
      className={`cut-marks flex min-h-56 items-center gap-4 p-4 sm:gap-8 sm:p-8 ${over ? 'cut-marks-live' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <SmallSheet text={resume?.content} />
      <div className="min-w-0 flex-1">
        {resume ? (
          <ResumeLoaded resume={resume} inputId={inputId} onRemove={remove} onFile={take} />
        ) : (
          <ChooseFile inputId={inputId} onFile={take} />
        )}
        {refusal !== undefined && (
          <p role="alert" className="mt-3 text-small text-amber">
            <span aria-hidden="true">▲ </span>
            {refusal}
          </p>
        )}
      </div>
    </div>
  )
}
