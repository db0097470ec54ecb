/** An object of some JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_ITEMS = 20

/** What a value says in a cell: texts and numbers as they are, lists with commas, objects by their name. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return value
      .slice(0, MAX_ITEMS)
      .map(showFlat)
      .filter((text) => text !== '')
      .join(', ')
  return showFlat(value)
}

function showFlat(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (!isObject(value)) return ''
  const name = value['name'] ?? value['label'] ?? value['display_name'] ?? value['value']
  return typeof name === 'string' ? name.trim() : ''
}
