const LINES = ['w-1/2', 'w-1/3', 'w-full', 'w-11/12', 'w-4/5', 'w-3/4', 'w-2/3']

/** Where the result will stand, while it is on its way. */
export function ResultSkeleton() {
  return (
    <output className="block h-170">
      <span className="sr-only">Loading the result</span>
      <span className="mb-6 block h-7 w-2/3 bg-line/60" />
      <span className="block h-44 border-y border-line" />
      <span className="mt-8 block space-y-4 border border-line bg-card p-10">
        {LINES.map((width) => (
          <span key={width} className={`block h-3 bg-line/60 ${width}`} />
        ))}
      </span>
    </output>
  )
}
