import { AddButton } from './add-button.tsx'
import { blankSchool, type SchoolValues } from './builder-values.ts'
import { EntryList } from './entry-list.tsx'
import { RowList } from './row-list.tsx'
import { TextField } from './text-field.tsx'

const titleOf = ({ degree, institution }: SchoolValues) =>
  [degree, institution]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ')

const isEmpty = ({ id: _id, achievements, ...texts }: SchoolValues) =>
  [...Object.values(texts), ...achievements.map(({ text }) => text)].every((text) => !text.trim())

/** Schools and what they gave. */
export function EducationSection() {
  return (
    <EntryList<SchoolValues>
      path="education"
      noun="education"
      titleOf={titleOf}
      first="institution"
      isEmpty={isEmpty}
      teaching="Degrees, diplomas and apprenticeships, the newest first. Single certificates go to Additional."
      renderAdd={(add, count) => (
        <AddButton path="education" onAdd={() => add(blankSchool())}>
          {count === 0 ? 'Add education' : 'Add another education'}
        </AddButton>
      )}
    >
      {({ id }, path) => (
        <div className="builder-fields">
          <TextField
            path={`${path}.institution`}
            field={`${id}.institution`}
            label="Institution"
            placeholder="Algonquin College"
          />
          <TextField
            path={`${path}.degree`}
            field={`${id}.degree`}
            label="Degree"
            placeholder="Diploma"
          />
          <TextField
            path={`${path}.fieldOfStudy`}
            field={`${id}.fieldOfStudy`}
            label="Field of study"
            optional
            placeholder="Baking and pastry arts"
          />
          <TextField
            path={`${path}.graduationDate`}
            field={`${id}.graduationDate`}
            label="Graduation date"
            optional
            placeholder="MM/YYYY"
          />
          <TextField
            path={`${path}.gpa`}
            field={`${id}.gpa`}
            label="GPA"
            optional
            placeholder="3.8"
          />
          <div className="builder-wide">
            <RowList
              path={`${path}.achievements`}
              field={`${id}.achievements`}
              label="Achievements"
              noun="achievement"
              optional
              placeholder="Dean’s list in both years"
            />
          </div>
        </div>
      )}
    </EntryList>
  )
}
