/** A named value of a line whose cells stand between bars. */
export interface Field<N extends string> {
  name: N
  value: string
}

/** Knows which field a value is by its looks, so that most values need no label. */
export interface FieldCodec<N extends string> {
  labels: Record<N, string>
  guess: (value: string) => N
}

function findLabel<N extends string>(codec: FieldCodec<N>, cell: string): Field<N> | undefined {
  for (const name of Object.keys(codec.labels) as N[]) {
    const label = `${codec.labels[name]}: `
    if (cell.startsWith(label)) return { name, value: cell.slice(label.length) }
  }
  return undefined
}

/** A field as text; its label stands before it when the value alone would be read as another field. */
export function writeField<N extends string>(
  codec: FieldCodec<N>,
  { name, value }: Field<N>,
): string {
  const isPlain = findLabel(codec, value) === undefined && codec.guess(value) === name
  return isPlain ? value : `${codec.labels[name]}: ${value}`
}

/** The field that writeField wrote. */
export function readField<N extends string>(codec: FieldCodec<N>, cell: string): Field<N> {
  return findLabel(codec, cell) ?? { name: codec.guess(cell), value: cell }
}
