import { wholeNumber } from '@tailorbird/runtime'

const atLeastOne = (name: string, otherwise: number) => wholeNumber(name, 1).default(otherwise)

/**
 * How much one visitor, one network and all together may ask of this installation. The defaults leave
 * room for a batch of 500 jobs sent one by one, and for a school behind one address; docs/OPERATIONS.md
 * says what each is for.
 */
export const limitSettings = {
  REQUESTS_PER_OWNER: atLeastOne('REQUESTS_PER_OWNER', 3000),
  REQUESTS_PER_NETWORK: atLeastOne('REQUESTS_PER_NETWORK', 15_000),
  SUBMISSIONS_PER_OWNER: atLeastOne('SUBMISSIONS_PER_OWNER', 1500),
  SUBMISSIONS_PER_NETWORK: atLeastOne('SUBMISSIONS_PER_NETWORK', 6000),
  NEW_VISITORS_PER_NETWORK: atLeastOne('NEW_VISITORS_PER_NETWORK', 1000),
  JOBS_PER_NETWORK: atLeastOne('JOBS_PER_NETWORK', 10_000),
  STORED_MB_PER_NETWORK: atLeastOne('STORED_MB_PER_NETWORK', 1000),
  JOBS_WAITING_PER_OWNER: atLeastOne('JOBS_WAITING_PER_OWNER', 2000),
  STORED_MB_PER_OWNER: atLeastOne('STORED_MB_PER_OWNER', 500),
  UPLOAD_MB_AT_ONCE: atLeastOne('UPLOAD_MB_AT_ONCE', 256),
  UPLOAD_QUIET_SECONDS: atLeastOne('UPLOAD_QUIET_SECONDS', 10),
  /** How long a download waits for a PDF that is not printed yet. */
  RENDER_WAIT_SECONDS: atLeastOne('RENDER_WAIT_SECONDS', 30),
  SOCKETS_PER_OWNER: atLeastOne('SOCKETS_PER_OWNER', 30),
  SOCKETS_AT_ONCE: atLeastOne('SOCKETS_AT_ONCE', 10_000),
  /** Threads that work on texts, at least 2. */
  TEXT_THREADS: wholeNumber('TEXT_THREADS', 2).default(2),
}
