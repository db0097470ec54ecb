/** What this is, in one breath. */
export function Hero() {
  return (
    <div className="grid items-end gap-x-10 gap-y-6 pt-8 pb-12 md:pt-14 md:pb-20 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <h1 className="text-h1 font-[420]">
        Your Dream Resume, <i>Instantly.</i>
      </h1>
      <p className="max-w-prose text-[1.125rem]/[1.5] lg:pb-2">
        Saves 25-45 minutes on each application. Your own facts, cut to fit the job you want.
      </p>
    </div>
  )
}
