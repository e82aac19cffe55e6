import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { cachedByKey } from './cached-by-key.ts'

const LONGER_THAN_CACHED_MS = 600

test('a value that reads the same after its time stays the same object, another one takes its place', async () => {
  const ctx = { pool: {} } as Context
  let stored = { places: new Map([[1, 'Тула']]) }
  const cache = cachedByKey(async () => structuredClone(stored))
  const first = await cache.read(ctx, '')
  await pause(LONGER_THAN_CACHED_MS)
  expect(await cache.read(ctx, '')).toBe(first)
  stored = { places: new Map([[1, 'Калуга']]) }
  await pause(LONGER_THAN_CACHED_MS)
  expect(await cache.read(ctx, '')).toEqual(stored)
})
