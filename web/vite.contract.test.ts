import { expect, test } from 'vitest'
import { withoutSchemas } from './vite.contract.ts'

test('the browser gets methods, paths and plain constants of the contract, and no schema', () => {
  const code = withoutSchemas(
    `import * as z from 'zod'
import { endpoint } from './endpoint.ts'
export const roles = ['a', 'b'] as const
const id = z.int32().positive()
export const user = z.object({ id, role: z.enum(roles) })
export const wider = user.extend({ name: z.string().refine((name) => name !== '«»') })
export type User = z.infer<typeof user>
export const api = {
  /** Who I am. */
  me: endpoint({ method: 'GET', path: '/api/me', summary: '«Кто я»', policy: 'user', output: user }),
}`,
  )
  expect(code).toContain("roles = ['a', 'b'] as const")
  expect(code).toContain("me: endpoint({ method: 'GET', path: '/api/me' }),")
  expect(code).toMatch(/const id = z\n.*user = z\n.*wider = z\n/s)
  expect(code).not.toMatch(/from 'zod'|summary|refine|z\.object/)
})

test('a value that a schema would make does not reach the browser as nothing', () => {
  const code = "import * as z from 'zod'\nexport const defaults = z.object({ comment: z.string().default('') }).parse({})"
  expect(() => withoutSchemas(code)).toThrow('A value made by parse() would be missing in the browser')
})

test('a file that derives its schemas and uses zod only for types is left with the stand-in too', () => {
  const code = withoutSchemas("import type * as z from 'zod'\nimport { card } from './card.ts'\nexport const row = card.pick({ id: true })")
  expect(code).toContain('import { z } from')
  expect(code).toContain('export const row = z')
})
