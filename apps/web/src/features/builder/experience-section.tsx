import { useFormikContext } from 'formik'
import { AddButton } from './add-button.tsx'
import { idOf } from './builder-context.ts'
import { blankJob, type BuilderValues, type JobValues } from './builder-values.ts'
import { EntryList } from './entry-list.tsx'
import { RowList } from './row-list.tsx'
import { TextField } from './text-field.tsx'

const titleOf = ({ position, company }: JobValues) =>
  [position, company]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ')

const isEmpty = ({ id: _id, isCurrent: _current, description, ...texts }: JobValues) =>
  [...Object.values(texts), ...description.map(({ text }) => text)].every((text) => !text.trim())

/** Jobs, the newest first. */
export function ExperienceSection() {
  return (
    <EntryList<JobValues>
      path="workExperience"
      noun="experience"
      titleOf={titleOf}
      first="company"
      isEmpty={isEmpty}
      teaching="Start with your present or last job. Volunteering and internships count too."
      renderAdd={(add, count) => (
        <AddButton path="workExperience" onAdd={() => add(blankJob())}>
          {count === 0 ? 'Add experience' : 'Add another experience'}
        </AddButton>
      )}
    >
      {(job, path) => <JobFields job={job} path={path} />}
    </EntryList>
  )
}

function JobFields({ job, path }: { job: JobValues; path: string }) {
  const { setFieldValue } = useFormikContext<BuilderValues>()
  const { id, isCurrent } = job
  return (
    <div className="builder-fields">
      <TextField
        path={`${path}.company`}
        field={`${id}.company`}
        label="Company"
        placeholder="Château Laurier"
      />
      <TextField
        path={`${path}.position`}
        field={`${id}.position`}
        label="Position"
        placeholder="Pastry chef"
      />
      <TextField
        path={`${path}.location`}
        field={`${id}.location`}
        label="Location"
        optional
        placeholder="Ottawa, ON"
        className="builder-wide"
      />
      <TextField
        path={`${path}.startDate`}
        field={`${id}.startDate`}
        label="Start date"
        placeholder="MM/YYYY"
      />
      <div>
        <TextField
          path={`${path}.endDate`}
          field={`${id}.endDate`}
          label="End date"
          optional
          placeholder="MM/YYYY or Present"
          disabled={isCurrent}
        />
        <label className="mt-1 flex min-h-11 w-fit cursor-pointer items-center gap-3 pe-3 text-small">
          <input
            type="checkbox"
            id={idOf(`${id}.isCurrent`)}
            className="builder-check"
            checked={isCurrent}
            onChange={(event) => void setFieldValue(`${path}.isCurrent`, event.target.checked)}
          />
          I work here now
        </label>
      </div>
      <div className="builder-wide">
        <RowList
          path={`${path}.description`}
          field={`${id}.description`}
          label="What you did"
          noun="responsibility"
          hint="One result to a line, with a number where you have one. Enter starts the next."
          placeholder="Cut waste by 12% in a year by planning each day’s bake from sales"
        />
      </div>
    </div>
  )
}
