import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const FOLDERS = ['contract/src', 'server/src', 'demo/src', 'server/test', 'web/src', 'tools', 'e2e']
const TEST = /\.(?:test|spec)\.tsx?$/

type Line = { text: string; above: string }

/** Ways for a test to pass whatever happens. */
const DISHONEST: Record<string, (line: Line) => boolean> = {
  // It may swallow the very failure under test; where that is right, the line above says why.
  'an error is swallowed without a word': ({ text, above }) =>
    /\.catch\(\(\) =>|catch \{\s*\}|catch \{$/.test(text) && !/^\s*(?:\/\/|\*)/.test(above),
  // Any error would pass, a misspelt fixture too.
  'an error is expected, and not said which': ({ text }) => /(?<!\.not)\.toThrow(?:Error)?\(\)/.test(text),
  // It loses requests under way, so a screen may wait for ever: `intercept` of the journeys stops without it.
  'an interception is taken away in the middle of a journey': ({ text }) => /\.unroute(?:All)?\(/.test(text),
  'the test is not run': ({ text }) => /\b(?:test|it|describe)\.(?:only|todo)\b/.test(text),
}

function complaintsOf(name: string, source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((text, at) =>
    Object.entries(DISHONEST)
      .filter(([, isWrong]) => isWrong({ text, above: lines[at - 1] ?? '' }))
      .map(([why]) => `${name}:${at + 1}: ${why}`),
  )
}

test('no test of ours passes whatever happens', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST.test(name) && !name.includes('node_modules') && !name.endsWith('honest-tests.test.ts'))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((name) => complaintsOf(name, readFileSync(join(root, name), 'utf8')))).toEqual([])
})

test.each([
  ['const rows = await read(body).catch(() => [])', 'swallowed'],
  ['await expect(work()).rejects.toThrow()', 'not said which'],
  ["await page.unroute('**/order')", 'taken away'],
  ['test.only("one", () => {})', 'not run'],
])('%s is found', (text, why) => {
  expect(complaintsOf('a.test.ts', text).join()).toContain(why)
})

test.each(['// It may be gone already.\nawait close().catch(() => {})', 'expect(work).not.toThrow()', 'expect(work).toThrow("too large")'])(
  '%s is not',
  (text) => {
    expect(complaintsOf('a.test.ts', text)).toEqual([])
  },
)
