/** Enough to fill the drawing. */
const SHOWN = 1800

/** The resume as a page seen from afar: blank paper until there is one. */
export function SmallSheet({ text }: { text: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={`h-29 w-23 shrink-0 overflow-hidden rounded-xs border p-2.5 select-none sm:h-42 sm:w-33 sm:p-3.5 ${text === undefined ? 'border-dashed border-soft/50 bg-transparent' : 'printed border-line bg-card'}`}
    >
      {text !== undefined && (
        <p
          dir="auto"
          className="h-full overflow-hidden text-[3.6px]/[1.5] wrap-anywhere whitespace-pre-wrap text-ink sm:text-[4.4px]/[1.5]"
        >
          {text.slice(0, SHOWN)}
        </p>
      )}
    </div>
  )
}
