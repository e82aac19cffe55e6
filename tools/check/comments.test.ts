import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('{contract,server,web,demo,tools,bench,e2e}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/node_modules|\/dist\//.test(file),
)

/** 'What the client takes' makes a reader guess; 'The client's choice' names it. */
const RIDDLE = /(?:\/\*\*?|\/\/|^\s*\*) (?:What|Whatever|Whoever|Whose|Nobody)\b.*/gm
/** A system or a role is not a man. */
const PERSON = /(?:\/\*\*?|\/\/|^\s*\*) .*\b(?:he|his|him|himself)\b.*/gm

test('comments name things and do not ask riddles', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    return [RIDDLE, PERSON].flatMap((wrong) => (text.match(wrong) ?? []).map((line) => `${file}: ${line.trim()}`))
  })
  expect(found).toEqual([])
})
