import type { TailoredResume } from '@tailorbird/contracts'
import { Tabs } from 'radix-ui'
import { Suspense } from 'react'
import type { Paper } from '../../lib/kept-paper.ts'
import { CompareSkeleton } from './compare/compare-skeleton.tsx'
import type { KeptEdit } from './edit/use-edit.ts'
import { CompareView, EditView, PdfPreview } from './later-views.ts'
import { PdfSkeleton } from './pdf/pdf-skeleton.tsx'
import { Sheet } from './sheet/sheet.tsx'

const VIEWS = [
  { value: 'preview', label: 'Preview' },
  { value: 'compare', label: 'Side by side' },
  { value: 'edit', label: 'Edit' },
  { value: 'pdf', label: 'PDF' },
] as const

export type View = (typeof VIEWS)[number]['value']

interface Props {
  result: TailoredResume
  paper: Paper
  edit: KeptEdit
  view: View
  onView: (view: View) => void
}

/** The ways to look at a result: its preview, beside the original, as text to write in, as the PDF. */
export function Views({ result, paper, edit, view, onView }: Props) {
  return (
    <Tabs.Root
      value={view}
      onValueChange={(next) => onView(next as View)}
      activationMode="manual"
      className="min-w-0"
    >
      <Tabs.List
        id="result-views"
        aria-label="Views of the result"
        className="tabs result-tabs mb-5"
      >
        {VIEWS.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
            {value === 'edit' && edit.isUnsaved && (
              <span className="text-amber">
                <span aria-hidden="true"> ▲</span>
                <span className="sr-only"> (not saved)</span>
              </span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {edit.isUnsaved && view !== 'edit' && (
        <p className="mb-5 border-s-2 border-amber ps-4 text-small">
          <span aria-hidden="true" className="text-amber">
            ▲{' '}
          </span>
          You wrote something that is not saved yet. Here and in the PDF stands what is saved.{' '}
          <button type="button" className="button-plain" onClick={() => onView('edit')}>
            Go on editing
          </button>
        </p>
      )}
      <Tabs.Content value="preview">
        <Sheet resume={result.document} paper={paper} />
      </Tabs.Content>
      <Tabs.Content value="compare">
        <Suspense fallback={<CompareSkeleton />}>
          <CompareView result={result} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="edit" tabIndex={-1}>
        <Suspense fallback={<CompareSkeleton />}>
          <EditView result={result} paper={paper} edit={edit} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="pdf">
        <Suspense fallback={<PdfSkeleton size={paper.size} />}>
          <PdfPreview result={result} paper={paper} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  )
}
