import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createMemoryFolder } from './memory-folder.ts'

test('a machine without memory for files keeps its own temporary folder', async () => {
  expect((await createMemoryFolder('/no-such-folder')).environment).toEqual({})
})

test('a folder in memory is made where there is room, and removed', async () => {
  const { environment, remove } = await createMemoryFolder()
  const { TMPDIR } = environment
  expect(TMPDIR ? [dirname(TMPDIR), existsSync(TMPDIR)] : ['/dev/shm', true]).toEqual(['/dev/shm', true])
  await remove()
  expect(existsSync(TMPDIR ?? '/no-such-folder')).toBe(false)
})
