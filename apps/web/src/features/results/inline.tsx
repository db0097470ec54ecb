import { Fragment } from 'react'
import { readSpans } from './read-markdown.ts'

/** A line of markdown with its bold and italic. */
export function Inline({ text }: { text: string }) {
  return readSpans(text).map(({ at, text: words, style }) => {
    if (style === 'bold') return <b key={at}>{words}</b>
    if (style === 'italic') return <i key={at}>{words}</i>
    return <Fragment key={at}>{words}</Fragment>
  })
}
