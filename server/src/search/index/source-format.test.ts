import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOf, sourcesOf } from './source-format.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-format-'))
  mkdirSync(join(folder, 'engine'))
  write('build.ts', `import { terms } from './engine/terms.ts'\nimport { flags } from './facets.ts'\n`)
  write('engine/terms.ts', `export const terms = 1\n`)
  write('facets.ts', `export const flags = ['recommended']\n`)
  write('unrelated.ts', `export const other = 1\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, source: string) => writeFileSync(join(folder, name), source)
const format = () => formatOf(pathToFileURL(join(folder, 'build.ts')))

test('a changed facet or a changed way of making terms is another format', () => {
  const before = format()
  write('facets.ts', `export const flags = ['recommended', 'certificate']\n`)
  const withFacet = format()
  write('engine/terms.ts', `export const terms = 2\n`)
  expect(new Set([before, withFacet, format()]).size).toBe(3)
})

test('the format stays while nothing changes that the index is made by', () => {
  const before = format()
  write('unrelated.ts', `export const other = 2\n`)
  expect(format()).toBe(before)
  expect(before).toBeLessThan(2 ** 31)
})

test('a rule of the contract is a source too', () => {
  write('facets.ts', `import { flags } from '@vitrina/contract/catalogue/flags.rules'\n`)
  const sources = [...sourcesOf(pathToFileURL(join(folder, 'build.ts'))).keys()]
  expect(sources).toContainEqual(expect.stringMatching(/contract\/src\/catalogue\/flags\.rules\.ts$/))
})

test('the index is made by its facets, its columns, its arrays and the normaliser', () => {
  const room = fileURLToPath(new URL('..', import.meta.url))
  const sources = [...sourcesOf(new URL('./build-index.ts', import.meta.url)).keys()].map((file) => relative(room, fileURLToPath(file)))
  for (const file of [
    'derived-facets.ts',
    'index/documents.queries.ts',
    'index/all-amounts.queries.ts',
    'engine/segment.ts',
    'engine/build-segment.ts',
    'engine/summarise.ts',
    'engine/impacts.ts',
    'engine/normalise/tokenise.ts',
    'engine/normalise/stem-russian.ts',
  ])
    expect(sources).toContain(file)
  expect(sources).not.toContain('engine/search-segments.ts')
})
