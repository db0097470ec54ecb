import type { StructuredResume } from '@tailorbird/contracts'
import { showsLanguagesAbove } from '@tailorbird/document'
import { useState } from 'react'
import { FieldsForm } from './fields-form.tsx'
import type { Correct } from './correct.ts'

/** What programs and people look for; the advice says so, too. */
const NEEDED = new Set(['fullName', 'email', 'phone'])

/** A list on one line, as people write it. */
const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

interface Props {
  resume: StructuredResume
  onCorrect: Correct
}

/** Whose resume it is and how to reach them, as it was read. */
export function ContactCard({ resume, onCorrect }: Props) {
  const [isEdited, setEdited] = useState(false)
  const { fullName, email, phone, location = '', languages } = resume.contactInfo
  // Those of a section of their own are seen there.
  const isBeside = showsLanguagesAbove(resume) && languages.length > 0
  const fields = [
    { name: 'fullName', label: 'Name', value: fullName },
    { name: 'email', label: 'E-mail', value: email },
    { name: 'phone', label: 'Phone', value: phone },
    { name: 'location', label: 'Place', value: location },
    ...(isBeside ? [{ name: 'languages', label: 'Languages', value: languages.join(', ') }] : []),
  ]
  return (
    <section aria-label="Contact data" className="reading-section">
      {isEdited ? (
        <FieldsForm
          label="Edit contact data"
          fields={fields}
          onCancel={() => setEdited(false)}
          onSave={(typed) => {
            setEdited(false)
            const { languages: spoken, ...others } = typed
            const contactInfo = { ...resume.contactInfo, ...others }
            if (spoken !== undefined) contactInfo.languages = splitList(spoken)
            onCorrect({ ...resume, contactInfo }, 'Contact data changed.')
          }}
        />
      ) : (
        <>
          <dl className="grid gap-x-4 gap-y-0.5 text-small grid-cols-[auto_1fr]">
            {fields.map(({ name, label, value }) => (
              <div key={name} className="contents">
                <dt className="text-soft">{label}</dt>
                <dd className="wrap-anywhere" dir="auto">
                  {value === '' && NEEDED.has(name) ? (
                    <span className="text-amber">▲ not found</span>
                  ) : (
                    value || '–'
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <button type="button" className="button-plain text-small" onClick={() => setEdited(true)}>
            Edit<span className="sr-only">: contact data</span>
          </button>
        </>
      )}
    </section>
  )
}
