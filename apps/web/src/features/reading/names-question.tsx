import type { WorkExperience } from '@tailorbird/contracts'

interface Props {
  job: WorkExperience
  /** What it is called on the page. */
  name: string
  onRight: () => void
  onSwap: () => void
}

/** Asks about a job of which another reading was nearly as likely. */
export function NamesQuestion({ job: { company, position }, name, onRight, onSwap }: Props) {
  return (
    <>
      <p className="text-small text-amber">
        <span aria-hidden="true">▲ </span>
        Is “<bdi>{company}</bdi>” the employer, and “<bdi>{position}</bdi>” the position?
      </p>
      <div className="flex flex-wrap gap-x-4">
        <button type="button" className="button-plain text-small" onClick={onRight}>
          Yes, that is right<span className="sr-only">: {name}</span>
        </button>
        <button type="button" className="button-plain text-small" onClick={onSwap}>
          The other way round<span className="sr-only">: {name}</span>
        </button>
      </div>
    </>
  )
}
