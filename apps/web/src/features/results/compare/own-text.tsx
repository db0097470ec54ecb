/** The original as the person gave it, letter by letter: not our reading of it. */
export function OwnText({ text }: { text: string }) {
  return (
    <section aria-labelledby="own-text">
      <h4 id="own-text" className="mb-2 text-small font-semibold">
        Original, as you gave it
      </h4>
      <pre
        dir="auto"
        className="border border-line bg-card p-5 font-sans text-small wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  )
}
