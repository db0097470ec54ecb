/** Longer texts are running text, which is looked at once. */
const MAX_CHARS = 160
const MAX_TEXTS = 1_000

/**
 * The same function, with its last answers kept: a line of a resume is asked about many times while its
 * neighbours are read.
 * @param read depends on its text alone, and nobody changes what it gives
 * @param maxChars of longer texts nothing is kept
 */
export function remember<T>(read: (text: string) => T, maxChars = MAX_CHARS): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    if (text.length > maxChars) return read(text)
    const known = answers.get(text)
    if (known !== undefined || answers.has(text)) return known as T
    const answer = read(text)
    if (answers.size >= MAX_TEXTS) answers.clear()
    answers.set(text, answer)
    return answer
  }
}

/**
 * The same function, with its answer kept as long as what it is about.
 * @param read depends on what it is given alone, and nobody changes what it gives
 */
export function rememberOf<K extends object, T>(read: (about: K) => T): (about: K) => T {
  const answers = new WeakMap<K, T>()
  return (about) => {
    const known = answers.get(about)
    if (known !== undefined || answers.has(about)) return known as T
    const answer = read(about)
    answers.set(about, answer)
    return answer
  }
}
