import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { openTurnstile } from './turnstile.ts'

/** What OWASP recommends for Argon2id: memory in KiB, passes, lanes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Each takes 19 MiB and a thread of the pool that files and names need too. */
const AT_ONCE = 2
const LONGEST_LINE = 200

const derive = promisify(argon2)
const takeTurn = openTurnstile(AT_ONCE, LONGEST_LINE)

interface Cost {
  memory: number
  passes: number
  parallelism: number
}
interface StoredHash extends Cost {
  salt: Buffer
  hash: Buffer
}

/**
 * Hashes a password with Argon2id off the event loop.
 * @param cost other than the present one in tests alone
 * @returns a PHC string: '$argon2id$v=19$m=…,t=…,p=…$salt$hash'
 * @throws CodedError busy when too many wait
 */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await compute(password, { ...cost, salt }, HASH_BYTES)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/**
 * Whether a password is the stored one. It takes the same time where there is none to compare with.
 * @throws CodedError busy when too many wait
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? undefined : readHash(stored)
  const { hash, ...rest } = known ?? NO_HASH
  const equal = timingSafeEqual(await compute(password, rest, hash.length), hash)
  return known !== undefined && equal
}

/** Whether a stored hash was made with other costs than today's. */
export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = readHash(stored) ?? NO_HASH
  return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism
}

const NO_HASH: StoredHash = {
  ...COST,
  salt: Buffer.alloc(SALT_BYTES),
  hash: Buffer.alloc(HASH_BYTES),
}

function compute(
  password: string,
  { salt, ...cost }: Omit<StoredHash, 'hash'>,
  tagLength: number,
): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    ...cost,
    // Keyboards differ in how they write the same letter.
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength,
  }
  return takeTurn(() => derive('argon2id', parameters))
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/

function readHash(stored: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored) ?? []
  if (!salt || !hash) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** PHC strings have base64 without its padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
