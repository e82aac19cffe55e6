import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
export const FULL_COST = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = FULL_COST

/** For tests alone: where passwords are not the subject, hashing at full cost would take a tenth of their time. */
export function setPasswordCost(chosen: typeof FULL_COST): void {
  cost = chosen
}

const SALT_BYTES = 16
const HASH_BYTES = 32
/** Each hash holds 19 MiB and a thread of libuv's pool (four by default), which files and DNS need too. */
const MAX_AT_ONCE = 4

const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

// One password typed on a Mac and on Windows is one password: composed and decomposed letters are made alike.
const messageOf = (password: string) => password.normalize('NFKC')

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await inTurn(() => derive('argon2id', { message: messageOf(password), nonce, tagLength: HASH_BYTES, ...cost }))
  return phcOf(nonce, hash)
}

const phcOf = (salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash of no account: an unknown login takes as long as a known one, so the time reveals nothing. */
const hashOfNobody = () => phcOf(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))

/** True when the password made this hash. Give null where there is no such person: the work is done all the same. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored ?? hashOfNobody()) ?? []
  if (!salt || !hash) throw new Error('A stored password hash is not an argon2id PHC string')
  const expected = Buffer.from(hash, 'base64')
  const made = await inTurn(() =>
    derive('argon2id', {
      message: messageOf(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(made, expected)
}
