import { MAX_IMPORT_POSTINGS } from '@tailorbird/contracts'
import { guessMapping } from './guess-mapping.ts'
import { fault } from './import-fault.ts'
import { emptyTable, type ImportTable } from './import-table.ts'
import { isObject, showValue, type JsonObject } from './json-values.ts'
import { isJobPosting, readJobPosting } from './read-job-posting.ts'

const MAX_COLUMNS = 200
/** Where exports keep their list, ours first. */
const LISTS = ['postings', 'jobs', 'data', 'items', 'results', 'hits', 'rows']

/** The list of objects in some JSON: itself, or under a name that exports use. */
function findList(value: unknown): JsonObject[] | undefined {
  if (Array.isArray(value)) return value.filter(isObject)
  if (!isObject(value)) return undefined
  const list = LISTS.map((key) => value[key]).find(Array.isArray)
  return list === undefined ? undefined : list.filter(isObject)
}

const flatten = (row: JsonObject): JsonObject =>
  isJobPosting(row) ? { ...readJobPosting(row) } : row

/**
 * Reads a list of objects, one for each posting, as a table whose headings are their keys: from any program, or exported here.
 * @returns with `faults` when there is no such list or it is too long
 */
export function readJsonTable(text: string): ImportTable {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return emptyTable(fault('not_json'))
  }
  const list = findList(value)
  if (!list || list.length === 0) return emptyTable(fault('no_postings'))
  if (list.length > MAX_IMPORT_POSTINGS) return emptyTable(fault('too_many'))
  const objects = list.map(flatten)
  const headers = [...new Set(objects.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS)
  const rows = objects.map((row) => headers.map((header) => showValue(row[header])))
  return { headers, rows, mapping: guessMapping(headers, rows), faults: [] }
}
