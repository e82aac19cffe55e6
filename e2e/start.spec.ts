import { expect, test } from './support/test.ts'

test('a running store says that it lives, is ready, and how it is doing', { tag: '@desk' }, async ({ request }) => {
  for (const path of ['/live', '/ready', '/metrics']) expect((await request.get(path)).status(), path).toBe(200)
})
