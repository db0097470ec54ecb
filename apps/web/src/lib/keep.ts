/** What is remembered in this browser. It never throws: a full or forbidden storage forgets. */
export interface Keep {
  read: (key: string) => unknown
  /** What is kept now, also by other tabs. */
  readShared: () => Promise<ReadonlyMap<string, unknown>>
  write: (key: string, value: unknown) => void
  /** Forgets all but what these keys name. */
  forget: (except: readonly string[]) => void
  /** Resolves when what was written so far outlasts the page, or never will. */
  saved: () => Promise<void>
}

/** Remembers until the page is closed; for browsers that forbid storage. */
export function keepInMemory(): Keep {
  const values = new Map<string, unknown>()
  return {
    read: (key) => values.get(key),
    readShared: () => Promise.resolve(values),
    write: (key, value) => void values.set(key, value),
    forget: (except) => void dropOthers(values, except),
    saved: () => Promise.resolve(),
  }
}

/** @returns the keys that are gone */
function dropOthers(values: Map<string, unknown>, except: readonly string[]): string[] {
  const others = [...values.keys()].filter((key) => !except.includes(key))
  for (const key of others) values.delete(key)
  return others
}

const STORE = 'kept'
/** The page waits for its storage no longer than this, in milliseconds: some browsers never answer. */
const OPEN_MS = 1500

function settle<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('Storage failed')))
  return promise
}

/** Settles when it is through, failed, or takes longer than anybody would wait for. */
function awaitEnd(writing: IDBTransaction): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, OPEN_MS)
  writing.addEventListener('complete', () => resolve())
  writing.addEventListener('abort', () => resolve())
  return promise
}

async function readAll(database: IDBDatabase): Promise<[string, unknown][]> {
  const store = database.transaction(STORE, 'readonly').objectStore(STORE)
  const [keys, values] = await Promise.all([settle(store.getAllKeys()), settle(store.getAll())])
  return keys.flatMap((key, place) =>
    typeof key === 'string' ? [[key, values[place] as unknown]] : [],
  )
}

function giveUp(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Storage did not answer')), ms)
  })
}

async function openDatabase(name: string): Promise<[IDBDatabase, Map<string, unknown>]> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await settle(opening)
  return [database, new Map(await readAll(database))]
}

/**
 * Opens IndexedDB, because a resume of 5 MB does not fit into localStorage, and reads all of it, so
 * that the first paint has it. Where it is forbidden or never answers values last as long as the page.
 * @param name the database's name
 */
export async function openKeep(name: string): Promise<Keep> {
  try {
    const [database, values] = await Promise.race([openDatabase(name), giveUp(OPEN_MS)])
    let last = Promise.resolve()
    const change = (work: (store: IDBObjectStore) => void) => {
      try {
        const writing = database.transaction(STORE, 'readwrite')
        work(writing.objectStore(STORE))
        // At once: what is written while the page is left would be lost otherwise.
        writing.commit()
        // Later ones wait for it: when the last is through, all are.
        last = awaitEnd(writing)
      } catch {
        // The browser has closed the database, for want of space for example.
      }
    }
    return {
      read: (key) => values.get(key),
      readShared: () =>
        Promise.race([readAll(database), giveUp(OPEN_MS)]).then(
          (stored) => new Map(stored),
          () => values,
        ),
      write: (key, value) => {
        values.set(key, value)
        change((store) => store.put(value, key))
      },
      forget: (except) => {
        const gone = dropOthers(values, except)
        change((store) => gone.forEach((key) => store.delete(key)))
      },
      saved: () => last,
    }
  } catch {
    return keepInMemory()
  }
}
