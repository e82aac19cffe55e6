import { expect, test } from './support/test.ts'

test('a running store reports its liveness, readiness and metrics', { tag: '@desk' }, async ({ request }) => {
  for (const path of ['/live', '/ready', '/metrics']) expect((await request.get(path)).status(), path).toBe(200)
})
