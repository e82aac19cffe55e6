import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { checkFolder, checkPort } from './launch/check-environment.ts'
import { configOf, prepareDatabase } from './launch/prepare.ts'
import { runUntilStopped } from './launch/run-until-stopped.ts'

const root = resolve(import.meta.dirname, '..')

// For development: the server restarts when a file changes, the page updates itself; the database stays up.
await runUntilStopped(async (lifetime, fail) => {
  const config = configOf(process.env)
  await checkFolder(config.DATA_DIR)
  await checkPort({ host: config.HOST, port: config.PORT })
  const url = await prepareDatabase(config, lifetime, fail)

  const start = async (title: string, folder: string, args: string[]) => {
    const child = spawn(process.execPath, args, {
      cwd: resolve(root, folder),
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: config.DATA_DIR, PORT: String(config.PORT) },
    })
    child.once('exit', () => fail(new Error(`${title} остановился.`)))
    return child
  }
  await lifetime.open(start('Сервер', '.', ['--watch', 'server/src/main.ts']), stop)
  await lifetime.open(start('Vite', 'web', [resolve(root, 'node_modules/vite/bin/vite.js')]), stop)
})

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
