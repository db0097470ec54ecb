import { useFormikContext } from 'formik'
import { idOf } from './builder-context.ts'
import type { BuilderValues } from './builder-values.ts'
import { FieldFrame } from './field-frame.tsx'

/** A few sentences about the person. */
export function SummarySection() {
  const { getFieldProps } = useFormikContext<BuilderValues>()
  return (
    <FieldFrame
      field="summary"
      label="Summary"
      optional
      hint="Two to four sentences: what you do, for how long, and what you are known for."
    >
      <textarea
        {...getFieldProps<string>('summary')}
        id={idOf('summary')}
        aria-describedby={`${idOf('summary')}-hint`}
        dir="auto"
        rows={6}
        placeholder="Pastry chef with eight years in hotel kitchens. Leads a team of five and trains apprentices."
        className="builder-input resize-y"
      />
    </FieldFrame>
  )
}
