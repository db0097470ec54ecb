import { AddButton } from './add-button.tsx'
import { blankCategory, type CategoryValues } from './builder-values.ts'
import { ChipField } from './chip-field.tsx'
import { EntryList } from './entry-list.tsx'
import { TextField } from './text-field.tsx'

/** Skills by category. */
export function CompetenciesSection() {
  return (
    <EntryList<CategoryValues>
      path="skillsCategories"
      noun="category"
      titleOf={({ category }) => category.trim()}
      first="category"
      isEmpty={({ category, skills }) =>
        `${category}${skills.items.join('')}${skills.typed}` === ''
      }
      teaching="Group what you can do: tools, methods, fields. Job ads are searched for these words."
      renderAdd={(add, count) => (
        <AddButton path="skillsCategories" onAdd={() => add(blankCategory())}>
          {count === 0 ? 'Add a category' : 'Add another category'}
        </AddButton>
      )}
    >
      {({ id }, path) => (
        <div className="space-y-5">
          <TextField
            path={`${path}.category`}
            field={`${id}.category`}
            label="Category"
            placeholder="Kitchen"
          />
          <ChipField
            path={`${path}.skills`}
            field={`${id}.skills`}
            label="Skills"
            noun="skill"
            hint="One at a time, or paste a list with commas."
            placeholder="Laminated dough"
          />
        </div>
      )}
    </EntryList>
  )
}
