export type JsonObject = Record<string, unknown>

/** @returns whether the value is a JSON object: not null, not a list */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @returns the parsed text, or undefined when it is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
