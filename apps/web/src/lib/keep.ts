/** What is remembered in this browser. It never throws: a full or forbidden storage forgets. */
export interface Keep {
  read: (key: string) => unknown
  write: (key: string, value: unknown) => void
}

/** Remembers until the page is closed; for browsers that forbid storage. */
export function keepInMemory(): Keep {
  const values = new Map<string, unknown>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
  }
}

const STORE = 'kept'

function settle<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error ?? new Error('Storage failed')))
  return promise
}

async function readAll(database: IDBDatabase): Promise<[string, unknown][]> {
  const store = database.transaction(STORE, 'readonly').objectStore(STORE)
  const [keys, values] = await Promise.all([settle(store.getAllKeys()), settle(store.getAll())])
  return keys.flatMap((key, place) =>
    typeof key === 'string' ? [[key, values[place] as unknown]] : [],
  )
}

/**
 * Opens IndexedDB, because a resume of 5 MB does not fit into localStorage, and reads all of it, so
 * that the first paint has it. Without IndexedDB (some private windows) values last as long as the page.
 * @param name the database's name
 */
export async function openKeep(name: string): Promise<Keep> {
  try {
    const opening = indexedDB.open(name, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    const database = await settle(opening)
    const values = new Map(await readAll(database))
    return {
      read: (key) => values.get(key),
      write: (key, value) => {
        values.set(key, value)
        try {
          const writing = database.transaction(STORE, 'readwrite')
          writing.objectStore(STORE).put(value, key)
          // At once: what is written while the page is left would be lost otherwise.
          writing.commit()
        } catch {
          // The browser has closed the database, for want of space for example.
        }
      },
    }
  } catch {
    return keepInMemory()
  }
}
