import { ChipField } from './chip-field.tsx'
import { AddSection } from './add-section.tsx'
import { blankSection, type SectionValues } from './builder-values.ts'
import { EntryList } from './entry-list.tsx'
import { RowList } from './row-list.tsx'

/** Certifications, achievements and sections of one's own. */
export function AdditionalSection() {
  return (
    <div className="space-y-8">
      <ChipField
        path="certifications"
        field="certifications"
        label="Certifications"
        noun="certification"
        optional
        placeholder="Food Handler Certificate"
      />
      <ChipField
        path="achievements"
        field="achievements"
        label="Achievements"
        noun="achievement"
        optional
        placeholder="Best apprentice of Ontario, 2021"
      />
      <div>
        <h4 className="builder-label">Sections of your own</h4>
        <EntryList<SectionValues>
          path="additionalSections"
          noun="section"
          titleOf={({ name }) => name}
          first="items"
          isEmpty={({ items }) => items.every(({ text }) => text.trim() === '')}
          teaching="Projects, publications, volunteering: whatever else belongs to you."
          renderAdd={(add) => <AddSection onAdd={(name) => add(blankSection(name))} />}
        >
          {({ id }, path) => (
            <RowList path={`${path}.items`} field={`${id}.items`} label="Lines" noun="line" />
          )}
        </EntryList>
      </div>
    </div>
  )
}
