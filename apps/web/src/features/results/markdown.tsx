import { Fragment } from 'react'
import { Inline } from './inline.tsx'
import { readMarkdown, type Block, type Line } from './read-markdown.ts'
import { readPlace, readRole } from './read-role.ts'

/** The page has the first two levels of headings; the sheet's start below them. */
const HEADINGS = ['h3', 'h4', 'h5'] as const
const ENTRY = 3

/** Draws a resume's markdown as it is printed. Text stays text: nothing in it becomes markup. */
export function Markdown({ text }: { text: string }) {
  const blocks = readMarkdown(text)
  return blocks.map((block, place) => {
    if (block.kind === 'heading') return <Heading key={block.at} {...block} />
    if (block.kind === 'list') return <List key={block.at} lines={block.lines} />
    const above = blocks[place - 1]
    const isRole = above?.kind === 'heading' && above.level === ENTRY
    return isRole ? (
      block.lines.map((line) => <Role key={line.at} text={line.text} />)
    ) : (
      <Lines key={block.at} lines={block.lines} />
    )
  })
}

function Heading({ level, text }: Extract<Block, { kind: 'heading' }>) {
  const Tag = HEADINGS[level - 1] ?? 'h5'
  const { name, place } = level === ENTRY ? readPlace(text) : { name: text, place: '' }
  return (
    <Tag dir="auto" className={`sheet-${Tag}`}>
      <Inline text={name} />
      {place !== '' && (
        <span className="sheet-place">
          <Inline text={place} />
        </span>
      )}
    </Tag>
  )
}

function Role({ text }: { text: string }) {
  const { role, dates } = readRole(text)
  return (
    <p className="sheet-role">
      <span dir="auto">
        <Inline text={role} />
      </span>{' '}
      <span className="sheet-dates">
        <Inline text={dates} />
      </span>
    </p>
  )
}

function List({ lines }: { lines: Line[] }) {
  const labelled = lines.every(({ text }) => text.startsWith('**'))
  return (
    <ul className={labelled ? 'sheet-labelled' : ''}>
      {lines.map((line) => (
        <li key={line.at} dir="auto">
          <Inline text={line.text} />
        </li>
      ))}
    </ul>
  )
}

function Lines({ lines }: { lines: Line[] }) {
  return (
    <p dir="auto">
      {lines.map((line) => (
        <Fragment key={line.at}>
          {line !== lines[0] && <br />}
          <Inline text={line.text} />
        </Fragment>
      ))}
    </p>
  )
}
