/** The mark: a tailorbird whose bill is a needle, with its thread. */
export function BirdMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 32" fill="none" aria-hidden="true" className={className}>
      <path
        d="M7 24.5C4.5 17 8 9.8 15 7.5c5.5-1.8 10.5.2 11.5 4 1.4 6.5-6 13.5-19.5 13Z"
        fill="currentColor"
      />
      <path d="M8.5 20 2.5 5.5" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M25 9.5 38 6.5 26 12.3Z" fill="currentColor" />
      <circle cx="21.8" cy="10.8" r="1.3" fill="var(--paper)" />
      <path
        d="M37 7c1.5 5-2.5 7-1.5 11.5S31 27 22 27.5 9 29.5 2.5 28"
        stroke="var(--thread)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  )
}
