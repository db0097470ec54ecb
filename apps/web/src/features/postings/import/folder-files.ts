/** Files with these ends can be read; browsers that know no ends go by kind. */
export const ACCEPTED_POSTINGS =
  '.txt,.md,.html,.htm,.csv,.json,text/plain,text/markdown,text/html,text/csv,application/json'
const READ = /\.(?:txt|md|markdown|html?|csv|tsv|json)$/i
/** More is no folder of postings, but a disk. */
const MAX_ENTRIES = 20_000

/** Whether a file's name says that there may be a posting in it. */
export const isReadable = ({ name }: { name: string }): boolean => READ.test(name)

/** Files that came, and how many of their folders were left out. */
export interface Arrived {
  files: File[]
  leftOut: number
}

/** What can be read of a folder; what nobody sees in it is not counted. */
export function sortOut(files: readonly File[]): Arrived {
  const seen = files.filter(({ name }) => !name.startsWith('.'))
  const taken = seen.filter(isReadable)
  return { files: taken, leftOut: seen.length - taken.length }
}

/**
 * What was dropped: files as they are, and of folders, however deep, what can be read.
 * @param transfer is read before the first wait: afterwards browsers empty it
 */
export async function readDropped({ items, files }: DataTransfer): Promise<Arrived> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null)
  const single = [...files]
  if (!entries.some((entry) => entry?.isDirectory)) return { files: single, leftOut: 0 }
  const inFolders: File[] = []
  for (const entry of entries) await walk(entry, inFolders)
  const folders = new Set(entries.flatMap((entry) => (entry?.isDirectory ? entry.name : [])))
  // A folder stands among the files, too, as one that can't be read.
  const beside = single.filter(({ name, type }) => !(folders.has(name) && type === ''))
  const { files: taken, leftOut } = sortOut(inFolders)
  return { files: [...beside, ...taken], leftOut }
}

/** Adds the files of a folder to a list, by name; those beside folders are there already. */
async function walk(entry: FileSystemEntry | null, into: File[]): Promise<void> {
  if (!entry?.isDirectory) return
  const children = await listChildren(entry as FileSystemDirectoryEntry)
  for (const child of children.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (into.length >= MAX_ENTRIES) return
    if (child.isDirectory) await walk(child, into)
    else into.push(await openFile(child as FileSystemFileEntry))
  }
}

/** A folder says what it has a hundred at a time. */
async function listChildren(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  while (all.length < MAX_ENTRIES) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]))
    })
    if (some.length === 0) break
    all.push(...some)
  }
  return all
}

/** A file that went meanwhile is one without a text. */
const openFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve) => {
    entry.file(resolve, () => resolve(new File([], entry.name)))
  })
