import type { StructuredResume } from '@tailorbird/contracts'
import { useContext, useRef, useState } from 'react'
import {
  editEntry,
  mergeUp,
  swapNames,
  removeEntry,
  type EntryKind,
} from './corrections/change-entry.ts'
import { nameEntry } from './corrections/section-lines.ts'
import { EntryLines } from './entry-lines.tsx'
import { FieldsForm } from './fields-form.tsx'
import { doubtJob } from './find-doubts.ts'
import { fieldsOf, NO_NAME } from './entry-fields.ts'
import type { Correct } from './correct.ts'
import { NamesQuestion } from './names-question.tsx'
import { isAsked, UnsureJobsContext } from './unsure-jobs.ts'

interface Props {
  resume: StructuredResume
  kind: EntryKind
  /** Which of all jobs or schools. */
  at: number
  /** Whether its section has others there. */
  neighbours: { above: boolean; below: boolean }
  onCorrect: Correct
}

/** A job or a school: what was found of it, and what puts it right. */
export function EntryCard({ resume, kind, at, neighbours, onCorrect }: Props) {
  const [isEdited, setEdited] = useState(false)
  const unsure = useContext(UnsureJobsContext)
  const edit = useRef<HTMLButtonElement>(null)
  const entry = kind === 'job' ? resume.workExperience[at] : resume.education[at]
  if (!entry) return null
  const name = nameEntry(entry) || NO_NAME
  const doubt = 'company' in entry ? doubtJob(entry) : undefined
  const asked = 'company' in entry && isAsked(entry, unsure.keys) ? entry : undefined
  return (
    <div className="reading-entry">
      {isEdited ? (
        <FieldsForm
          label={`Edit ${name}`}
          fields={fieldsOf(entry)}
          onCancel={() => setEdited(false)}
          remove={{
            name: `Remove this ${kind}`,
            run: () => {
              setEdited(false)
              onCorrect(removeEntry(resume, kind, at), `Removed: ${name}.`)
            },
          }}
          onSave={(fields) => {
            setEdited(false)
            onCorrect(editEntry(resume, kind, at, fields), `Changed: ${name}.`)
          }}
        />
      ) : (
        <>
          <p className="wrap-anywhere" dir="auto">
            {name}
          </p>
          {doubt !== undefined && (
            <p className="text-small text-amber">
              <span aria-hidden="true">▲ </span>
              {doubt}
            </p>
          )}
          {asked && (
            <NamesQuestion
              job={asked}
              name={name}
              onRight={() => {
                // The question goes away with its buttons.
                edit.current?.focus()
                unsure.settle(asked)
              }}
              onSwap={() =>
                onCorrect(swapNames(resume, at), `Employer and position changed places: ${name}.`)
              }
            />
          )}
          <div className="flex flex-wrap gap-x-4">
            <button
              ref={edit}
              type="button"
              className="button-plain text-small"
              onClick={() => setEdited(true)}
            >
              Edit<span className="sr-only">: {name}</span>
            </button>
            {neighbours.above && (
              <button
                type="button"
                className="button-plain text-small"
                onClick={() =>
                  onCorrect(mergeUp(resume, kind, at), `Joined with the ${kind} above: ${name}.`)
                }
              >
                This is part of the {kind} above<span className="sr-only">: {name}</span>
              </button>
            )}
          </div>
        </>
      )}
      <EntryLines {...{ resume, kind, at, neighbours, name, onCorrect }} />
    </div>
  )
}
