import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'
import { createStore, createStoredStore } from './store.ts'

const memory = (text?: string) => {
  const values = new Map(text === undefined ? [] : [['KEY', text]])
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}

test('a store notifies its listeners until they leave', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.set(2)
  leave()
  store.set(3)
  expect(store.get()).toBe(3)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a stored record is the same object until its text changes, in this tab or in another', () => {
  const storage = memory('{"view":"grid"}')
  const store = createStoredStore<{ view: string; isCompact: boolean }>(storage, 'KEY')
  const first = store.get()
  expect(first).toEqual({ view: 'grid' })
  expect(store.get()).toBe(first)
  store.set({ ...first, isCompact: true })
  expect(storage.get('KEY')).toBe('{"view":"grid","isCompact":true}')
  storage.set('KEY', '{"view":"list"}')
  expect(store.get()).toEqual({ view: 'list' })
})

test('a record of another version counts as empty', () => {
  expect(createStoredStore(memory('view=grid'), 'KEY').get()).toEqual({})
})

test('callers share one load, and the next one tries again after a failure', async () => {
  const load = vi.fn<(key: string) => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('loaded')
  const loadScript = loadOnce(load)
  await expect(loadScript('a')).rejects.toThrow('offline')
  expect(await Promise.all([loadScript('a'), loadScript('a')])).toEqual(['loaded', 'loaded'])
  expect(load).toHaveBeenCalledTimes(2)
})
