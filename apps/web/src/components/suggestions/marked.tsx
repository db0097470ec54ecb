/** A text with the words that are in question marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const [first, at] = words
    .map((word): [string, number] => [word, text.indexOf(word)])
    .filter(([, place]) => place >= 0)
    .toSorted(([, one], [, other]) => one - other)[0] ?? ['', -1]
  if (at < 0) return text
  const rest = words.filter((word) => word !== first)
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-inherit underline decoration-amber decoration-wavy underline-offset-4">
        {first}
      </mark>
      <Marked text={text.slice(at + first.length)} words={rest} />
    </>
  )
}
