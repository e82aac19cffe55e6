import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../../web/src')
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\.tsx?$|^main\.tsx$/.test(file))
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(resolve(src, file), 'utf8')))

test('no file of the web has a variable of its own: what outlives a screen is in a store or in the query cache', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(filesWith(/^(export )?let /m)).toEqual([])
})

test('no file of the web makes a call when it is imported', () => {
  expect(filesWith(/^(void |await |if \(|call\(|fetch\(|queryClient\b)/m)).toEqual([])
})
