import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { cached } from './cached.ts'

test('concurrent reads share one load', async () => {
  const load = vi.fn(async () => 'sites')
  const read = cached({ ms: 60_000, load })
  expect(await Promise.all([read(), read(), read()])).toEqual(['sites', 'sites', 'sites'])
  await read()
  expect(load).toHaveBeenCalledTimes(1)
})

test('an old value is loaded again, and the caller waits for it', async () => {
  let version = 0
  const read = cached({ ms: 20, load: async () => ++version })
  expect(await read()).toBe(1)
  await pause(30)
  expect(await read()).toBe(2)
})

test('a failed load throws and is not cached', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
  const read = cached({ ms: 60_000, load })
  await expect(read()).rejects.toThrow('down')
  expect(await read()).toBe('up')
})

test('where an old value is fine it is given at once, also when the new one cannot be had', async () => {
  const whenStale = vi.fn()
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('down')).mockResolvedValue(3)
  const read = cached({ ms: 10, load, whenStale })
  expect(await read()).toBe(1)
  await pause(15)
  expect(await read()).toBe(1)
  await pause(1)
  expect(await read()).toBe(1)
  await pause(1)
  expect(await read()).toBe(3)
  expect(whenStale.mock.calls).toEqual([[new Error('down')]])
})
