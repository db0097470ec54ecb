/** A needle that pulls the thread: its eye is on the left. */
export function Needle({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 64 20"
      width="64"
      height="20"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path d="M0 10c5-6 8-5 13-1.5" stroke="var(--thread)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M10 8.3C14 6.2 20 6.6 26 7.5L63 13.5 25 11.7C19 11.4 13 11 10 8.3Z"
        fill="var(--ink)"
      />
      <path
        d="M13 8.6c3-.9 5-.6 7.5-.1"
        stroke="var(--paper)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  )
}
