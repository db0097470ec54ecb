import type { ReactNode } from 'react'
import { ACCEPTED } from './read-resume-file.ts'

interface Props {
  id: string
  onFile: (file: File | undefined) => Promise<void>
  className: string
  children: ReactNode
}

/** A file input that looks like a button and is one for keyboards and screen readers. */
export function FileInput({ id, onFile, className, children }: Props) {
  return (
    <>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        className="peer sr-only"
        onChange={(event) => {
          void onFile(event.target.files?.[0])
          // So that choosing the same file again is a change too.
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={`${className} peer-focus-visible:ring-focus cursor-pointer`}>
        {children}
      </label>
    </>
  )
}
