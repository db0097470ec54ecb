import { useId } from 'react'

interface Props {
  label: string
  accept?: string
  /** Takes a folder, with all that is in it. */
  isFolder?: boolean
  onFiles: (files: File[]) => void
}

/** A button that opens the browser's choice of files, or of a folder. */
export function FilePicker({ label, accept, isFolder = false, onFiles }: Props) {
  const id = useId()
  return (
    <span className="inline-flex">
      <input
        id={id}
        // React knows no such attribute.
        ref={(input) => void input?.toggleAttribute('webkitdirectory', isFolder)}
        type="file"
        multiple
        accept={accept}
        className="peer sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          if (files.length > 0) onFiles(files)
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className="button-ink peer-focus-visible:ring-focus cursor-pointer">
        {label}
      </label>
    </span>
  )
}
