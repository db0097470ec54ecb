import { useId, useState } from 'react'
import type { StructuredResume } from '@tailorbird/contracts'
import type { UploadedResume } from '../../lib/uploaded-resume.ts'
import { useBuilder } from './builder-context.ts'
import { loadJsonResume, loadUploaded, type Loaded } from './load-resume.ts'

interface Props {
  loaded: UploadedResume | null
  /** Whether there is something in the form that would be lost. */
  hasText: boolean
  /** @param from the uploaded resume that it was read from, if it was */
  onLoad: (resume: StructuredResume, from?: UploadedResume) => void
}

interface News {
  title: string
  lines: string[]
  isBad: boolean
}

/** Ways not to start from nothing: the uploaded resume, or a JSON Resume file. */
export function StartFrom({ loaded, hasText, onLoad }: Props) {
  const { ask } = useBuilder()
  const [news, setNews] = useState<News>()
  const inputId = useId()

  function take(outcome: Loaded, name: string, from?: UploadedResume) {
    if ('title' in outcome) {
      setNews({ title: `${name}: ${outcome.title}`, lines: outcome.reasons, isBad: true })
      return
    }
    const { resume, leftOut } = outcome
    const fill = () => {
      onLoad(resume, from)
      const said = leftOut.length > 0 ? ['Left out, as the form has no place for it:'] : []
      const title = `The form is filled in from ${name}. Look it through.`
      setNews({ title, lines: [...said, ...leftOut], isBad: false })
    }
    if (!hasText) return fill()
    setNews(undefined)
    return ask({
      title: 'Replace what is in the form?',
      text: `The form will have what ${name} says. What you wrote so far goes.`,
      answer: 'Replace',
      onYes: fill,
    })
  }

  async function startFrom(loading: Promise<Loaded>, name: string, from?: UploadedResume) {
    setNews({ title: `Reading ${name}…`, lines: [], isBad: false })
    take(await loading, name, from)
  }

  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {loaded && (
          <button
            type="button"
            className="button-plain text-small"
            onClick={() => void startFrom(loadUploaded(loaded), loaded.fileName, loaded)}
          >
            Start from my uploaded resume
          </button>
        )}
        <span>
          <input
            id={inputId}
            type="file"
            accept=".json,application/json"
            className="peer sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void startFrom(loadJsonResume(file), file.name)
              // So that choosing the same file again is a change too.
              target.value = ''
            }}
          />
          <label
            htmlFor={inputId}
            className="button-plain peer-focus-visible:ring-focus text-small"
          >
            Import JSON Resume
          </label>
        </span>
      </div>
      <output className="block max-w-prose text-small">
        {news && (
          <span className={`block ${news.isBad ? 'text-amber' : 'text-soft'}`}>
            <span aria-hidden="true">{news.isBad ? '▲ ' : ''}</span>
            <bdi className="wrap-anywhere">{news.title}</bdi>
            {news.lines.map((line) => (
              <span key={line} className="block wrap-anywhere">
                {line}
              </span>
            ))}
          </span>
        )}
      </output>
    </div>
  )
}
