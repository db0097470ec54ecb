import { Tabs } from 'radix-ui'
import type { Problem } from './find-problems.ts'
import { SECTIONS } from './sections.ts'

/** The six tabs. After a try, each says how many of its fields need another look. */
export function SectionTabs({ problems }: { problems: readonly Problem[] }) {
  return (
    <Tabs.List aria-label="Sections of your resume" className="builder-tabs">
      {SECTIONS.map(({ id, label }) => {
        const count = problems.filter(({ section }) => section === id).length
        return (
          <Tabs.Trigger key={id} value={id}>
            {label}
            {count > 0 && (
              <span className="text-amber tabular-nums">
                <span aria-hidden="true">▲ {count}</span>
                <span className="sr-only">, {count} to mend</span>
              </span>
            )}
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  )
}
