/** How far a step is. */
export type StepState = 'ahead' | 'here' | 'done'

/** A shirt button that stands for a step: loose until its step is done, then sewn on with a tick. */
export function SewnButton({ state }: { state: StepState }) {
  const ink = state === 'ahead' ? 'var(--soft)' : 'var(--ink)'
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      aria-hidden="true"
      className="block"
    >
      <circle
        cx="16"
        cy="16"
        r="14"
        fill="var(--card)"
        stroke={ink}
        strokeWidth={state === 'ahead' ? 1 : 1.75}
      />
      <circle cx="16" cy="16" r="10.5" stroke={ink} strokeWidth=".75" opacity=".5" />
      {state !== 'done' &&
        [12.5, 19.5].flatMap((x) =>
          [12.5, 19.5].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" fill={ink} />),
        )}
      {state === 'done' && (
        <path
          d="m11 16.5 3.5 3.5 7-8"
          stroke="var(--leaf)"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
