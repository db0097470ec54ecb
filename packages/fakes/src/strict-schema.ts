import { isObject, type JsonObject } from './json.ts'

const MAX_PROPERTIES = 5000
const MAX_DEPTH = 10
const MAX_ENUM_VALUES = 1000
const forbidden = ['allOf', 'oneOf', 'not', 'if', 'then', 'else', 'patternProperties', 'default']

/** A schema inside the schema, and where it stands. */
interface Node {
  schema: unknown
  path: string
  depth: number
}

function listChildren({ path, depth }: Node, schema: JsonObject): Node[] {
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : []
  const branches = Array.isArray(schema['anyOf']) ? schema['anyOf'] : []
  const items = schema['type'] === 'array' ? [schema['items']] : []
  return [
    ...properties.map(([name, child]) => [child, `${path}.${name}`] as const),
    ...branches.map((child: unknown, index) => [child, `${path}|${index}`] as const),
    ...items.map((child) => [child, `${path}[]`] as const),
  ].map(([child, where]) => ({ schema: child, path: where, depth: depth + 1 }))
}

function findNodeProblem(schema: unknown, depth: number): string | undefined {
  if (!isObject(schema)) return 'schema must be an object.'
  if (depth > MAX_DEPTH) return `nesting exceeds the limit of ${MAX_DEPTH}.`
  const keyword = forbidden.find((name) => name in schema)
  if (keyword !== undefined) return `'${keyword}' is not permitted.`
  if (schema['type'] !== 'object') return undefined
  if (schema['additionalProperties'] !== false) {
    return "'additionalProperties' is required to be supplied and to be false."
  }
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const names = isObject(schema['properties']) ? Object.keys(schema['properties']) : []
  const missing = names.find((name) => !required.includes(name))
  if (missing === undefined) return undefined
  return `'required' is required to include every key in properties. Missing '${missing}'.`
}

/**
 * Says what keeps a JSON Schema from being used with `strict: true`, by the published rules and
 * limits of structured outputs (https://platform.openai.com/docs/guides/structured-outputs).
 * @returns one sentence, or undefined when the schema is fine
 */
export function findStrictSchemaProblem(root: unknown): string | undefined {
  if (!isObject(root) || root['type'] !== 'object') {
    return `schema must be a JSON Schema of 'type: "object"'.`
  }
  const nodes: Node[] = [{ schema: root, path: '$', depth: 1 }]
  let enumValues = 0
  // The list grows while it is read: a walk in breadth that deep schemas can't overflow.
  for (const node of nodes) {
    const problem = findNodeProblem(node.schema, node.depth)
    if (problem !== undefined) return `In context=${node.path}, ${problem}`
    if (!isObject(node.schema)) continue
    nodes.push(...listChildren(node, node.schema))
    enumValues += Array.isArray(node.schema['enum']) ? node.schema['enum'].length : 0
    if (nodes.length > MAX_PROPERTIES) return `schema has more than ${MAX_PROPERTIES} properties.`
  }
  if (enumValues <= MAX_ENUM_VALUES) return undefined
  return `schema has more than ${MAX_ENUM_VALUES} enum values.`
}
