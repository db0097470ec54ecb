const LINES = ['w-2/5', 'w-3/5', 'w-full', 'w-11/12', 'w-4/5', 'w-5/6', 'w-2/3']

/** Two columns of lines, while the original is on its way. */
export function CompareSkeleton() {
  return (
    <output className="grid h-140 grid-cols-1 gap-8 border-y border-line py-8 md:grid-cols-2">
      <span className="sr-only">Loading your original</span>
      {[0, 1].map((column) => (
        <span key={column} className="block space-y-5">
          {LINES.map((width) => (
            <span key={width} className={`block h-3 bg-line/60 ${width}`} />
          ))}
        </span>
      ))}
    </output>
  )
}
