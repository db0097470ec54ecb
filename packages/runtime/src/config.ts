import {
  number,
  string,
  ValidationError,
  type AnyObject,
  type InferType,
  type ObjectSchema,
} from 'yup'

/** The environment does not fit; `message` lists every problem, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads a process's environment once.
 * @param schema yup object of the variables that this process knows; others are ignored
 * @param env usually process.env; a blank value counts as absent
 * @returns the frozen, typed values
 * @throws ConfigError with every problem at once
 */
export function readConfig<S extends ObjectSchema<AnyObject>>(
  schema: S,
  env: Record<string, string | undefined>,
): Readonly<InferType<S>> {
  const present = Object.entries(env).filter(([, value]) => value?.trim())
  try {
    return Object.freeze(
      schema.validateSync(Object.fromEntries(present), { abortEarly: false, stripUnknown: true }),
    )
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new ConfigError(`The settings need another look:\n- ${error.errors.join('\n- ')}`)
  }
}

/** A variable that holds a whole number. @param least the smallest that will do */
export function wholeNumber(name: string, least: number) {
  const problem = `${name} must be a whole number of ${least} or more`
  return number().typeError(problem).integer(problem).min(least, problem)
}

/** Where PostgreSQL is. Without a password in it, that of PGPASSWORD counts. */
export function databaseUrl() {
  return string().test(
    'address',
    'DATABASE_URL is no address. A password with characters such as / # @ % goes into PGPASSWORD as it is, or in here percent-encoded: %2F for /',
    (value) => value === undefined || isReadable(value),
  )
}

/** As pg reads it: also without a host, and without anything but a database's name. */
function isReadable(address: string): boolean {
  return [address, address.replace('@/', '@host/')].some((url) =>
    URL.canParse(url, 'postgres://host'),
  )
}
