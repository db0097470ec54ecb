import { useId, type FormEvent, type RefObject } from 'react'
import '../../../components/field.css'
import { ProblemLine } from '../../../components/problem-line.tsx'
import { FilePicker } from './file-picker.tsx'
import { ACCEPTED_POSTINGS, sortOut } from './folder-files.ts'
import { ImportPreview } from './import-preview.tsx'
import type { Import } from './use-import.ts'

interface Props {
  now: Import
  field: RefObject<HTMLTextAreaElement | null>
  onSubmit: () => void
}

/** What postings are pasted into and chosen with, what was found, and the button that sends it. */
export function ImportForm({ now, field, onSubmit }: Props) {
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="field-label">
        Paste postings, with a line of === between them
      </label>
      <div className="field-box">
        <textarea
          id={id}
          ref={field}
          rows={6}
          value={now.text}
          onChange={(event) => now.write(event.target.value)}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <FilePicker
          label="Choose files"
          accept={ACCEPTED_POSTINGS}
          onFiles={(files) => void now.take(Promise.resolve({ files, leftOut: 0 }))}
        />
        <FilePicker
          label="Choose a folder"
          isFolder
          onFiles={(files) => void now.take(Promise.resolve(sortOut(files)))}
        />
        <p className="text-fine text-soft">
          or drop both anywhere here: .txt, .md, .html, .csv or .json
        </p>
      </div>
      <ImportPreview
        postings={now.found}
        tables={now.tables}
        refusals={now.refusals}
        leftOut={now.leftOut}
        isReading={now.isReading}
        from={now.from}
        onClear={now.clear}
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="submit"
          className="button-thread w-full sm:w-auto"
          aria-disabled={now.isWaiting}
        >
          {now.isSending ? 'Sending…' : sayButton(now.found.length)}
        </button>
        <p className="text-small text-soft">Takes no generation.</p>
        <ProblemLine message={now.problem} />
      </div>
    </form>
  )
}

const sayButton = (count: number): string =>
  count === 0
    ? 'Add to the list'
    : `Add ${count.toLocaleString('en')} ${count === 1 ? 'posting' : 'postings'}`
