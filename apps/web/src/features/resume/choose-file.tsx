import { FileInput } from './file-input.tsx'

interface Props {
  inputId: string
  onFile: (file: File | undefined) => Promise<void>
}

/** What stands in the upload area while there is no resume. */
export function ChooseFile({ inputId, onFile }: Props) {
  return (
    <>
      <p className="font-serif text-h3">Lay your resume here</p>
      <p className="mt-1 mb-5 text-small text-soft">
        Drop a file, or choose one. <span className="whitespace-nowrap">.txt or .md,</span> up to 5
        MB.
      </p>
      <FileInput id={inputId} onFile={onFile} className="button-ink">
        Choose a file
      </FileInput>
    </>
  )
}
