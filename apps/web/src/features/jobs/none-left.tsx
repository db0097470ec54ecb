import { PlansLink } from '../../components/plans-link.tsx'
import { useSettingsQuery } from '../../lib/settings-api.ts'

/** Nothing is left: what that means, and the way on. Nothing has broken, and trying again would not help. */
export function NothingLeft({ message }: { message: string }) {
  const { data: settings } = useSettingsQuery()
  const free = settings?.freeGenerations
  return (
    <div className="border-y border-amber py-7">
      <h3 className="text-h3">You have used all your resumes</h3>
      <p className="mt-2 max-w-prose wrap-anywhere">
        {settings?.payments === false
          ? `This installation gives ${sayResumes(free)} to each visitor. `
          : `${message} `}
        Your posting is still in the form.
      </p>
      <p className="mt-5">
        <PlansLink back="#job" />
      </p>
    </div>
  )
}

function sayResumes(free: number | null | undefined): string {
  if (typeof free !== 'number') return 'a number of resumes'
  return free === 1 ? 'one resume' : `${free} resumes`
}
