import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { StoredResume } from '@tailorbird/contracts'
import { useMemo, useState, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { QuestionDialog } from '../../components/question-dialog.tsx'
import { VirtualList } from '../../components/virtual-list.tsx'
import { downloadAsked } from '../../lib/download-slice.ts'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { readKeptPaper } from '../../lib/kept-paper.ts'
import type { Parts } from '../../lib/parts.ts'
import { failedToast, notified } from '../../lib/toast-slice.ts'
import { useDeleteResumeMutation } from './data-api.ts'
import { OpenedResume } from './opened-resume.tsx'
import { deleteButtonId, StoredRow } from './stored-row.tsx'

/** Height of a row, in pixels; each is measured when it is shown. */
const ROW_PX = 76

interface Props {
  resumes: StoredResume[]
  /** Something was deleted. */
  onDeleted: () => void
  /** Shows one result in full. */
  renderResult: (resumeId: string) => ReactNode
}

/** The stored results, newest first, each with what can be done with it. */
export function StoredResumes({ resumes, onDeleted, renderResult }: Props) {
  const dispatch = useDispatch<ThunkDispatch<unknown, Parts, UnknownAction>>()
  const [deleteResume] = useDeleteResumeMutation()
  const [openId, setOpenId] = useState<string>()
  const [asked, setAsked] = useState<StoredResume | null>(null)
  const keys = useMemo(() => resumes.map(({ id }) => id), [resumes])
  const byId = useMemo(() => new Map(resumes.map((resume) => [resume.id, resume])), [resumes])
  const opened = openId === undefined ? undefined : byId.get(openId)

  async function remove(resume: StoredResume) {
    // The list moves the focus on from here when the row goes.
    document.getElementById(deleteButtonId(resume.id))?.focus()
    const { error } = await deleteResume(resume.id)
    if (error) {
      const failure = isFailure(error) ? error : describeUnreachable()
      // Another tab may have deleted it.
      if (failure.status === 404) return onDeleted()
      dispatch(failedToast('Not deleted', failure.message, failure))
      return undefined
    }
    const description = `${resume.jobTitle} at ${resume.companyName}`
    dispatch(notified({ title: 'Deleted', description, tone: 'good' }))
    return onDeleted()
  }

  function download({ id, jobTitle }: StoredResume) {
    const files = [{ resumeId: id, title: jobTitle, ...dispatch(readKeptPaper()) }]
    dispatch(downloadAsked({ downloadType: 'single', files }))
  }

  return (
    <>
      <VirtualList
        label="Stored resumes"
        keys={keys}
        estimate={ROW_PX}
        className="max-h-[min(34rem,70vh)] border-t border-line"
        onEmptied={focusHeading}
        renderRow={(id) => {
          const resume = byId.get(id)
          return (
            resume && (
              <StoredRow
                resume={resume}
                isOpen={id === openId}
                onOpen={() => setOpenId(id === openId ? undefined : id)}
                onDownload={() => download(resume)}
                onDelete={() => setAsked(resume)}
              />
            )
          )
        }}
      />
      {opened && (
        <OpenedResume key={opened.id} title={opened.jobTitle}>
          {renderResult(opened.id)}
        </OpenedResume>
      )}
      <QuestionDialog
        question={
          asked && {
            title: `Delete ${asked.jobTitle} at ${asked.companyName}?`,
            text: 'The tailored resume, its PDFs and its job description go. Nobody can bring them back. It still counts as used.',
            answer: 'Delete it',
            onYes: () => void remove(asked),
          }
        }
        onClose={() => setAsked(null)}
      />
    </>
  )
}

function focusHeading() {
  document.getElementById('resumes-title')?.focus()
}
