import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const installed = resolve(root, 'node_modules/.bin')

/** Garbage is collected only when a third of the free memory is full: the linter's types, written in Go, spend a third of their time on it. */
const FEW_COLLECTIONS = { GOGC: 'off', GOMEMLIMIT: String(Math.floor(process.availableMemory() / 3)) }
/** Two checks run at once; with each further core the linter infers the same types once more. */
const HALF_OF_CORES = { GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / 2))) }

/** Runs an installed tool in the root of the project and returns its output. */
export function run(tool: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  const env = { ...FEW_COLLECTIONS, ...HALF_OF_CORES, ...process.env, PATH: `${installed}${delimiter}${process.env.PATH}` }
  const child = spawn(resolve(installed, tool), args, { cwd: root, env })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done({ ok: code === 0, output }))
  })
}
