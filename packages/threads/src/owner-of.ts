/** The owner whose work goes by this key; undefined when it is nobody's, or that of a network, which no log names. */
export const ownerOf = (key: string): string | undefined => (key.includes(':') ? undefined : key)
