/** What a form-encoded body says: texts, and objects of them. Lists are objects with numbers for names. */
export type FormValue = string | Form
export interface Form {
  [name: string]: FormValue
}

/** Reads Stripe's form encoding: `metadata[order]=1&line_items[0][quantity]=2`. */
export function readForm(text: string): Form {
  const form = newForm()
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let place = form
    for (const name of path) {
      const inner = place[name]
      place = typeof inner === 'object' ? inner : (place[name] = newForm())
    }
    place[last] = value
  }
  return form
}

/** Without a prototype, so that no name is there already. */
function newForm(): Form {
  return Object.create(null) as Form
}

/** The text under a name; undefined when there is none. */
export function textOf(form: FormValue | undefined, name: string): string | undefined {
  const value = typeof form === 'object' ? form[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The object under a name; an empty one when there is none. */
export function formOf(form: FormValue | undefined, name: string): Form {
  const value = typeof form === 'object' ? form[name] : undefined
  return typeof value === 'object' ? value : newForm()
}

/** A map of texts, such as metadata. */
export function mapOf(form: FormValue | undefined, name: string): Record<string, string> {
  const entries = Object.entries(formOf(form, name))
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]))
}
