/** The names of the facts that hold. */
export const listTrue = (facts: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(facts).filter((name) => facts[name])
