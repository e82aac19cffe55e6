import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'

const KEY_BYTES = 32
const FILE = 'secrets.key'

const known = new Map<string, Promise<Buffer>>()

/** Beside the data and outside the database, so that a dump alone opens nothing. */
async function keyInFolder(folder: string): Promise<Buffer> {
  const path = join(folder, FILE)
  await mkdir(folder, { recursive: true })
  await writeFile(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    // Another process was first, or an earlier start: its key is the one.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length !== KEY_BYTES) throw new Error(`The file ${FILE} of the data folder holds no key of ${KEY_BYTES} bytes`)
  return key
}

/** The key stored secrets are sealed with: of the environment, or of the data folder where one server does all. */
export function secretsKey({ config }: Pick<Context, 'config'>): Promise<Buffer> {
  const { SECRETS_KEY, DATA_DIR } = config
  if (SECRETS_KEY) return Promise.resolve(createHash('sha256').update(SECRETS_KEY).digest())
  const cached = known.get(DATA_DIR)
  if (cached) return cached
  const reading = keyInFolder(DATA_DIR)
  known.set(DATA_DIR, reading)
  reading.catch(() => known.delete(DATA_DIR))
  return reading
}
