import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#src/app'
import { type Config, readConfig } from '#src/config'
import { startWorker } from '#src/worker'
import { createContext } from '#platform/create-context'
import { createLog } from '#platform/process/log'
import { openDatabase } from '#platform/database/open-database'
import { issueSetupCode } from '#modules/setup/setup-codes'
import { runProcess, StartError } from '#platform/process/run-process'

const DRAIN_MS = 30_000

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { HOST, PORT } = config
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartError(`Порт ${PORT} уже занят: освободите его или укажите другой в переменной PORT`)
    if (code === 'EACCES') throw new StartError(`Порт ${PORT} открыть нельзя: не хватает прав, укажите другой в переменной PORT`)
    if (code === 'EADDRNOTAVAIL') throw new StartError(`Адреса ${HOST} на этой машине нет: поправьте переменную HOST`)
    throw error
  }
  const address = app.server.address()
  // Port 0 takes a free one, and the local bank calls the store by it.
  if (typeof address === 'object' && address) config.PORT = address.port
  return `http://localhost:${config.PORT}`
}

/** Lets requests under way finish; those that take longer than half a minute are cut. */
async function drainAndClose(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(cut)
}

/** The HTTP server, and the jobs with it unless `npm run worker` takes care of them. */
export async function startServer(config: Config): Promise<{ url: string; setupCode: string | null; close: () => Promise<void> }> {
  const log = createLog(config)
  const pool = await openDatabase(config, { max: config.DATABASE_POOL })
  const ctx = createContext(config, pool, log)
  const app = await buildApp(ctx)
  let worker: Awaited<ReturnType<typeof startWorker>> | null = null
  let closing: Promise<void> | null = null

  const close = async () => {
    app.health.drain()
    // Time for the balancer to see /ready change before the door closes.
    await pause(config.DRAIN_DELAY_MS)
    await drainAndClose(app)
    await worker?.close()
    await pool.end()
  }
  try {
    const url = await listen(app, config)
    if (config.EMBEDDED_WORKER) worker = await startWorker(config, log)
    const setupCode = await issueSetupCode(ctx)
    if (setupCode)
      log.warn(`Магазин ещё не настроен. Откройте ${url} и введите одноразовый код ${setupCode} — или выполните npm run setup.`)
    return {
      url,
      setupCode,
      close: () => {
        closing ??= close()
        return closing
      },
    }
  } catch (error) {
    await app.close()
    await pool.end()
    throw error
  }
}

if (import.meta.main) await runProcess(() => startServer(readConfig()))
