import { TapeMeasure } from '../features/results/tape-measure.tsx'

/** What stands where the result will be, and what it will tell. */
export function EmptyResult() {
  return (
    <div className="grid items-center gap-x-10 gap-y-2 border-y border-line py-6 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <TapeMeasure before={null} after={null} />
      <p className="max-w-prose text-small text-soft">
        Here you will see your resume as it prints, how well it fits the job before and after, and
        what was changed.
      </p>
    </div>
  )
}
