import { ALL_WORDS } from '../words/find-words.ts'
import type { DocumentWords, Label } from '../words/document-words.ts'

/** A named value of a line whose cells stand between bars. */
export interface Field<N extends Label> {
  name: N
  value: string
  /** What stands before it, with its colon; '' where nothing does. */
  label: string
}

/** Knows which field a value is by its looks, so that most values need no label. */
export interface FieldCodec<N extends Label> {
  names: readonly N[]
  guess: (value: string) => N
}

const startOf = (words: DocumentWords, name: Label) => `${words.labels[name]}: `

function findLabel<N extends Label>(codec: FieldCodec<N>, cell: string): Field<N> | undefined {
  if (!cell.includes(': ')) return undefined
  for (const words of ALL_WORDS)
    for (const name of codec.names) {
      const label = startOf(words, name)
      if (cell.startsWith(label)) return { name, value: cell.slice(label.length), label }
    }
  return undefined
}

/**
 * A field as text; its label stands before it when the value alone would be read as another field.
 * @param words of the document's language
 */
export function writeField<N extends Label>(
  codec: FieldCodec<N>,
  { name, value }: Pick<Field<N>, 'name' | 'value'>,
  words: DocumentWords,
): string {
  const isPlain = findLabel(codec, value) === undefined && codec.guess(value) === name
  return isPlain ? value : `${startOf(words, name)}${value}`
}

/** The field that writeField wrote, in whichever language. */
export function readField<N extends Label>(codec: FieldCodec<N>, cell: string): Field<N> {
  return findLabel(codec, cell) ?? { name: codec.guess(cell), value: cell, label: '' }
}
