import { CopyButton } from './copy-button.tsx'

/** What support finds in its log: a request's id or a job's, to copy. It says nothing about the person. */
export function Reference({ id }: { id: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-fine text-soft">
      <span className="wrap-anywhere">Reference: {id}</span>
      <CopyButton text={id} name="reference" className="button-plain text-fine" />
    </span>
  )
}
