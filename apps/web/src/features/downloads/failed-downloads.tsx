import type { WantedPdf } from '../../lib/download-slice.ts'

interface Props {
  files: readonly WantedPdf[]
  onRepeat: () => void
  onDismiss: () => void
}

/** The PDFs that did not arrive, and the way to have them after all. It waits for no clock. */
export function FailedDownloads({ files, onRepeat, onDismiss }: Props) {
  const [first] = files
  if (!first) return null
  return (
    <section
      aria-label="Failed downloads"
      className="fixed bottom-0 left-0 z-9 w-full max-w-100 p-4"
    >
      <div className="rounded-large border border-amber bg-card p-4 text-small">
        <p>
          <span aria-hidden="true" className="text-amber">
            ▲{' '}
          </span>
          {files.length === 1 ? (
            <>
              The PDF for <bdi>{first.title}</bdi> did not arrive.
            </>
          ) : (
            `${files.length} PDFs did not arrive.`
          )}
        </p>
        <div className="mt-2 flex flex-wrap gap-x-4">
          <button type="button" className="button-ink" onClick={onRepeat}>
            {files.length === 1 ? 'Download it again' : `Download these ${files.length} again`}
          </button>
          <button type="button" className="button-plain" onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      </div>
    </section>
  )
}
