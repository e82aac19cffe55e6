import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const hook = new URL('resolve-relative.ts', import.meta.url).href
const server = fileURLToPath(new URL('../../..', import.meta.url))

const run = async (code: string, ...flags: string[]) =>
  (await promisify(execFile)(process.execPath, [...flags, '--input-type=module', '-e', code], { cwd: server })).stdout.trim()

test('modules are the same ones as without it, each loaded once', async () => {
  const code = `
    const [orm, tables, own, named, contract, sameContract] = await Promise.all([import('drizzle-orm'), import('drizzle-orm/pg-core'),
      import('./src/tables/cart.ts'), import('#tables/cart'), import('@vitrina/contract/languages'), import('../contract/src/languages.ts')])
    const isOne = own === named && contract === sameContract && Object.values(own).some((one) => orm.is(one, tables.PgTable))
    console.log(Object.keys(orm).length, Object.keys(tables).length, Object.keys(own).length, contract.languages, isOne)`
  const told = await run(code, '--import', hook)
  expect(told).toBe(await run(code))
  expect(told).toMatch(/true$/)
})

test('relative imports of drizzle-orm and of the server, and names of the server and of the contract, are not looked up', async () => {
  const counter = `import { registerHooks } from 'node:module'
    globalThis.lookedUp = []
    registerHooks({ resolve(specifier, context, next) {
      if (/^(\\.\\.?\\/|#|@vitrina\\/contract\\/)/.test(specifier) && /drizzle-orm|server.src/.test(context.parentURL)) globalThis.lookedUp.push(specifier)
      return next(specifier, context)
    } })`
  // The hooks that are registered first are asked last.
  const first = ['--import', `data:text/javascript,${encodeURIComponent(counter)}`]
  const code = `await import('./src/platform/context.ts'); await import('./src/tables/cart.ts'); console.log(globalThis.lookedUp.length)`
  expect(Number(await run(code, ...first))).toBeGreaterThan(100)
  expect(await run(code, ...first, '--import', hook)).toBe('0')
})

test.each(['./src/no-such-file.ts', '#platform/no-such-file', '@vitrina/contract/no-such-file'])(
  'a file that is not there is named: %s',
  async (missing) => {
    await expect(run(`await import('${missing}')`, '--import', hook)).rejects.toThrow('no-such-file.ts')
  },
)
