import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadArrays, packArrays, saveArrays } from './shared-arrays.ts'

test('saved arrays come back equal, from a file for this user alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-arrays-'))
  const path = join(folder, 'catalogue.index')
  saveArrays(packArrays({ ids: Uint32Array.from([7, 8, 4_000_000_000]) }, { format: 1 }), path)
  const { arrays, meta } = loadArrays(path)
  expect([...(arrays.ids ?? [])]).toEqual([7, 8, 4_000_000_000])
  expect(meta).toEqual({ format: 1 })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
