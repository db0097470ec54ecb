import { isObject, type JsonObject } from './json-values.ts'
import { isJobPosting, readJobPosting, type MarkedPosting } from './read-job-posting.ts'

const SCRIPT_OPEN = /<script\b[^<>]{0,300}application\/ld\+json[^<>]{0,300}>/gi
const MAX_SCRIPTS = 50
const MAX_DEPTH = 6

/** All JobPostings within a value: pages put them into lists and graphs. */
function listWithin(value: unknown, depth = 0): JsonObject[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((one) => listWithin(one, depth + 1))
  if (!isObject(value)) return []
  if (isJobPosting(value)) return [value]
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((key) =>
    listWithin(value[key], depth + 1),
  )
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Line breaks within texts are the commonest mistake of such scripts.
    try {
      return JSON.parse(json.replaceAll(/\p{Cc}+/gu, ' '))
    } catch {
      return undefined
    }
  }
}

/**
 * The jobs that a page marks for machines in scripts of JSON-LD.
 * @param html a page as it was saved or as a browser has it
 * @returns none when it marks none, or none with a description
 */
export function findJobPostings(html: string): MarkedPosting[] {
  const folded = html.toLowerCase()
  const scripts = [...html.matchAll(SCRIPT_OPEN)].slice(0, MAX_SCRIPTS).map(({ 0: tag, index }) => {
    const from = index + tag.length
    const end = folded.indexOf('</script', from)
    return html.slice(from, end < 0 ? undefined : end)
  })
  return readJobScripts(scripts)
}

/** The jobs of scripts of JSON-LD, each as it stands in its page. @returns those with a description */
export function readJobScripts(scripts: readonly string[]): MarkedPosting[] {
  return scripts
    .flatMap((json) => listWithin(parse(json)))
    .map(readJobPosting)
    .filter(({ text }) => text !== '')
}
