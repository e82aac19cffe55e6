import { randomUUID } from 'node:crypto'
import { siteConfig } from '../contract/src/site/site.settings.ts'
import { readConfig } from '../server/src/config.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { createShop } from '../server/src/modules/setup/create-shop.ts'
import { hasShop } from '../server/src/modules/setup/has-shop.ts'
import type { Actor } from '../server/src/platform/actor.ts'
import { createContext } from '../server/src/platform/create-context.ts'
import { openDatabase } from '../server/src/platform/database/open-database.ts'
import { AppError } from '../server/src/platform/errors.ts'
import { connectToStore } from './backup/command.ts'
import { explainFailure } from './launch/explain-failure.ts'
import { askShop } from './setup/ask-shop.ts'
import { openTerminal } from './setup/terminal.ts'

/** This terminal has the database anyway: no code is asked. */
const atTerminal: Actor = {
  siteId: 0,
  site: { name: { ru: '' }, host: '', url: '', defaultRegionId: null, settings: siteConfig.parse({}) },
  language: 'ru',
  visitorUuid: null,
  ip: '',
  userAgent: 'npm run setup',
  requestId: randomUUID(),
  user: null,
}

async function setUp(): Promise<void> {
  const database = await connectToStore()
  try {
    await migrateDatabase(database.url)
    const config = { ...readConfig(), DATABASE_URL: database.url }
    const pool = await openDatabase(config, { max: 2 })
    const ctx = createContext(config, pool)
    try {
      if (await hasShop(ctx)) throw new Error('Магазин уже настроен: войдите в него как администратор.')
      const terminal = openTerminal()
      try {
        await askShop(terminal.ask, {
          say: (text) => console.log(text),
          create: async (shop) => {
            const { url } = await createShop(ctx, atTerminal, shop)
            console.log(
              `\nМагазин создан: ${url}. Запустите его (NODE_ENV=production npm start) и войдите как ${shop.administrator.email}.`,
            )
          },
          refusalOf: (error) => (error instanceof AppError && error.code === 'input.invalid' ? error.fields : null),
        })
      } finally {
        terminal.close()
      }
    } finally {
      await pool.end()
    }
  } finally {
    await database.close()
  }
}

await setUp().catch((failure: unknown) => {
  console.error(explainFailure(failure))
  process.exitCode = 1
})
