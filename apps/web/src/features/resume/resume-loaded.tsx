import { countWords, describeSize } from '../../lib/describe-size.ts'
import { FileInput } from './file-input.tsx'
import type { UploadedResume } from '../../lib/uploaded-resume.ts'

interface Props {
  resume: UploadedResume
  inputId: string
  onFile: (file: File | undefined) => Promise<void>
  onRemove: () => void
}

/** What stands in the upload area once there is a resume. */
export function ResumeLoaded({ resume, inputId, onFile, onRemove }: Props) {
  const words = countWords(resume.content)
  return (
    <>
      <p className="font-serif text-h3 wrap-anywhere" dir="auto">
        {resume.fileName}
      </p>
      <p className="mt-1 mb-5 text-small text-soft tabular-nums">
        <span className="text-leaf">✓ Loaded</span>, {words.toLocaleString('en')}{' '}
        {words === 1 ? 'word' : 'words'}, {describeSize(resume.size)}. Kept in this browser.
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <FileInput id={inputId} onFile={onFile} className="button-ink">
          Replace
        </FileInput>
        <button type="button" className="button-plain" onClick={onRemove}>
          Remove
        </button>
      </div>
    </>
  )
}
