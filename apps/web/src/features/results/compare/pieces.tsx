import { Fragment } from 'react'
import { Alteration } from './alteration.tsx'
import type { Piece, Row } from './write-row.ts'

interface Props {
  pieces: readonly Piece[]
  kind: Row['kind']
  side: 'before' | 'after'
}

/** The words of a line: removed ones unpicked, new ones sewn. */
export function Pieces({ pieces, kind, side }: Props) {
  return pieces.map((piece, place) => {
    const { text, isChanged, change } = piece
    const words = isChanged ? <Marked text={text} side={side} /> : text
    const isLast = place === pieces.length - 1
    const gap = text.endsWith(':') ? ' ' : ', '
    return (
      // Pieces of one text have no name of their own but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>
        {change ? <Alteration change={change}>{words}</Alteration> : words}
        {kind === 'skills' && !isLast && gap}
      </Fragment>
    )
  })
}

function Marked({ text, side }: { text: string; side: Props['side'] }) {
  return side === 'before' ? (
    <del className="unpicked">{text}</del>
  ) : (
    <ins className="sewn-under no-underline">{text}</ins>
  )
}
