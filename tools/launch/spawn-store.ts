import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export type Store = {
  url: string
  process: ChildProcess
  output: () => string
  /** Sends the signal and waits; the exit code, or null when the process was killed. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Runs `npm start` without npm, as a separate process. */
export function spawnLauncher(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const collect = (chunk: Buffer) => (printed += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  return { child, ended, output: () => printed }
}

/** A running store, once it has printed its address. */
export async function startStore(environment: Record<string, string>): Promise<Store> {
  const { child, ended, output } = spawnLauncher(environment)
  const url = await Promise.race([
    new Promise<string>((done) => {
      child.stdout.on('data', () => {
        const address = /Витрина открыта: (\S+)/.exec(output())?.[1]
        if (address) done(address)
      })
    }),
    ended.then((code) => {
      throw new Error(`Запуск закончился с кодом ${code}: ${output()}`)
    }),
  ])
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { url, process: child, output, stop }
}
