import type { RequirementKind } from '../posting.ts'
import type { Entry, Link, Profession } from './profession.ts'
import { readSpelling, splitNames } from './read-spelling.ts'

const KINDS: readonly RequirementKind[] = [
  'skill',
  'certification',
  'degree',
  'language',
  'domain',
  'soft',
]
const NEIGHBOURS = 'near'
const RELATIONS = ['is', 'takes'] as const
/** Keys for spellings that are of one language alone; English ones stand behind `=`. */
const LANGUAGES = ['de', 'fr', 'es']
/** What people write who have it, in any language: phrases, and words that say it alone. */
const SIGNS = ['shown', 'alone'] as const
const KEYS: readonly string[] = [...RELATIONS, ...SIGNS, ...LANGUAGES]

const isRelation = (key: string) => RELATIONS.find((relation) => relation === key)
const isSign = (key: string) => SIGNS.find((sign) => sign === key)
function hasKey(entry: Entry, key: string): boolean {
  const relation = isSign(key) ?? isRelation(key)
  return relation ? entry[relation].length > 0 : entry.translations.has(key)
}
const listed = (names: readonly string[]) => names.join(', ')

/** Reads one file line by line; what it makes of them lies in `read`. */
class Reader {
  readonly read: Profession
  private section: string | undefined
  private entry: Entry | undefined
  private line = 0

  constructor(file: string) {
    this.read = { file, entries: [], families: [], problems: [] }
  }

  take(source: string): void {
    this.line += 1
    const text = source.trim()
    if (text === '' || text.startsWith('#')) return
    if (/^\[.*\]$/.test(text)) this.open(text.slice(1, -1))
    else if (/^\s/.test(source)) this.add(text)
    else if (this.section === undefined) this.complain('a heading such as [skill] must come first')
    else if (this.section === NEIGHBOURS) this.relate(text)
    else this.begin(text)
  }

  complain(message: string, line = this.line): void {
    this.read.problems.push({ file: this.read.file, line, message })
  }

  private open(section: string): void {
    this.section = section
    this.entry = undefined
    const known = [...KINDS, NEIGHBOURS]
    if (!known.some((name) => name === section))
      this.complain(`[${section}] is no heading; there are ${listed(known)}`)
  }

  private begin(text: string): void {
    const key = /^(\w+):/.exec(text)?.[1]
    if (key !== undefined && KEYS.includes(key))
      return this.complain(`'${key}:' belongs to the term above: put two spaces before it`)
    const [name = '', aliases, ...more] = text.split(/ =(?: |$)/)
    if (more.length > 0) this.complain("more than one ' = ' on a line")
    if (name.includes(', ')) this.complain('one term a line; commas part names behind = alone')
    this.entry = {
      kind: this.section as RequirementKind,
      line: this.line,
      name: readSpelling(name.trim()),
      aliases: aliases === undefined ? [] : this.split(aliases).map(readSpelling),
      translations: new Map(),
      is: [],
      takes: [],
      shown: [],
      alone: [],
    }
    this.read.entries.push(this.entry)
  }

  private add(text: string): void {
    const [, key = '', value = ''] = /^(\w*):(.*)$/.exec(text) ?? []
    const relation = isRelation(key)
    const sign = isSign(key)
    const { entry } = this
    if (!entry) this.complain('this line is indented, but there is no term above it')
    else if (!KEYS.includes(key))
      this.complain(`'${key || text}' is no key; there are ${listed(KEYS)}`)
    else if (hasKey(entry, key)) this.complain(`'${key}:' stands twice under ${entry.name.written}`)
    else if (sign) entry[sign] = this.split(value)
    else if (relation) entry[relation] = this.split(value).map(this.link)
    else entry.translations.set(key, this.split(value).map(readSpelling))
  }

  private relate(text: string): void {
    const family = this.split(text).map(this.link)
    if (family.length < 2) this.complain('a family has two members or more, parted by commas')
    this.read.families.push(family)
  }

  private readonly link = (name: string): Link => ({ name, line: this.line })

  private split(text: string): string[] {
    const names = splitNames(text)
    if (names.includes('')) this.complain('a name is missing beside a comma or at the end')
    return names.filter((name) => name !== '')
  }
}

/**
 * Reads the format that README.md describes.
 * @param file its name, for the problems
 * @returns what it says, with a problem for each line that says nothing
 */
export function readProfession(file: string, source: string): Profession {
  const reader = new Reader(file)
  for (const line of source.split('\n')) reader.take(line)
  if (reader.read.entries.length === 0) reader.complain('there is no term in this file', 1)
  return reader.read
}
