import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')
const preload = pathToFileURL(resolve(import.meta.dirname, 'crash-at.ts')).href

export type Running = { kill: () => void; ended: Promise<void>; isAlive: () => boolean }

/** A process of the store; `dieAt` is the step of an order at which it kills itself after a note in `diary`. */
export function run(
  file: string,
  environment: Record<string, string>,
  { dying, logFile }: { dying?: { dieAt: string; diary: string } | undefined; logFile?: string } = {},
): Running {
  const child: ChildProcess = spawn(process.execPath, ['--import', preload, resolve(root, file)], {
    cwd: root,
    env: { ...process.env, ...environment, ...(dying && { DIE_AT: dying.dieAt, DEATHS_FILE: dying.diary }) },
    stdio: ['ignore', logFile ? openSync(logFile, 'a') : 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  return { kill: () => child.kill('SIGKILL'), ended, isAlive: () => child.exitCode === null && child.signalCode === null }
}

export async function untilReady(origin: string, running: Running): Promise<void> {
  while (running.isAlive()) {
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
}
