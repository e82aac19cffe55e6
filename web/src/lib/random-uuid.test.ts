import { afterEach, expect, test, vi } from 'vitest'
import { randomUuid } from './random-uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('an id can be made without a secure context, and is a version 4 UUID', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  const made = Array.from({ length: 200 }, randomUuid)
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})
