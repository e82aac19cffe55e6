import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStore } from '../../tools/launch/spawn-store.ts'
import { startBank } from '../../server/test/bank-server.ts'
import { createRunDatabase } from './run-database.ts'
import { bankCustomers } from './bank-customers.ts'
import { freePort } from './free-port.ts'

/** One store for the whole run, started as by a newcomer; with E2E_BASE_URL a running one is used. */
export default async function setup() {
  if (process.env.E2E_BASE_URL) return
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-e2e-'))
  const database = await createRunDatabase(process.env.TEST_DATABASE_URL)
  const port = await freePort()
  const returnTo = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}/auth/tinkoff/complete`)
  const bank = await startBank({ returnTo, customers: bankCustomers })
  const store = await startStore({
    ...bank.settings,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DEMO_PRODUCTS: '1500',
    // All journeys come from one address.
    RATE_LIMIT: '1000000',
    CODES_PER_NETWORK: '1000000',
    CAPTCHA_COST: '50',
    // A slow machine must not turn requests away.
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  })
  process.env.E2E_BASE_URL = store.url
  return async () => {
    await store.stop()
    await bank.stop()
    await database.dropDatabase()
    await rm(folder, { recursive: true, force: true })
  }
}
