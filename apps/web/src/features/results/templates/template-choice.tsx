import type { TemplateName } from '@tailorbird/contracts'
import { useId } from 'react'
import './template-choice.css'
import { TEMPLATES } from './templates.ts'

interface Props {
  value: TemplateName
  onChange: (template: TemplateName) => void
}

/** The templates as pictures: radio buttons, so that arrow keys go from one to the next. */
export function TemplateChoice({ value, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className="template-choice">
      <legend className="sr-only">Template</legend>
      {TEMPLATES.map(({ value: name, label, says, picture }) => (
        <div key={name}>
          <label title={says}>
            <input
              type="radio"
              className="sr-only"
              name="template"
              aria-describedby={`${id}-${name}`}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <img src={picture} alt="" width={120} height={115} loading="lazy" decoding="async" />
            <span>{label}</span>
          </label>
          <span id={`${id}-${name}`} hidden>
            {says}
          </span>
        </div>
      ))}
    </fieldset>
  )
}
