import { useId, useState } from 'react'

/** Longer lines head nothing. */
const MAX_HEADING = 60
/** More are no section's; the page stays quick. */
const MOST_SHOWN = 100
const BULLET = /^\s*[-*+•·▪◦‣–—]/u

interface Props {
  /** Of the section. */
  heading: string
  lines: () => string[]
  onSplit: (line: number, name: string) => void
}

/** Lets a person say which line is a heading that was not read as one. */
export function HeadingChoice({ heading, lines, onSplit }: Props) {
  const id = useId()
  const [options, setOptions] = useState<{ text: string; line: number }[]>()

  function open() {
    const short = lines().map((text, line) => ({ text: text.trim(), line }))
    const isName = ({ text }: { text: string }) =>
      text !== '' && text.length <= MAX_HEADING && !BULLET.test(text)
    setOptions(options ? undefined : short.filter(isName).slice(0, MOST_SHOWN))
  }

  return (
    <div className="mt-1">
      <button
        type="button"
        className="button-plain text-small"
        aria-expanded={options !== undefined}
        aria-controls={id}
        onClick={open}
      >
        Another section begins in here<span className="sr-only">: {heading}</span>
      </button>
      <div id={id}>
        {options && (
          <ul aria-label="Which line is its heading?" className="space-y-1 text-small">
            {options.length === 0 && <li className="text-soft">No line looks like a heading.</li>}
            {options.map(({ text, line }) => (
              <li key={line} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 wrap-anywhere" dir="auto">
                  {text}
                </span>
                <button
                  type="button"
                  className="button-plain text-fine"
                  onClick={() => {
                    setOptions(undefined)
                    onSplit(line, text)
                  }}
                >
                  This is a heading<span className="sr-only">: {text}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
