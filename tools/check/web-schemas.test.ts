import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../../web/src')
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\.tsx?$/.test(file))

const IMPORTED = /import \{(?<names>[^}]*)\} from '@vitrina\/contract\//g
const namesIn = (code: string) =>
  Array.from(code.matchAll(IMPORTED), ({ groups }) => groups?.names ?? '')
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

const USES = String.raw`\.(?:parse|safeParse|parseAsync|safeParseAsync|encode|decode|shape|def|_zod)\b`

/** The build leaves schemas out of the browser's code, so that a component which asks one fails there and nowhere else. */
const schemaUses = (code: string): string[] => namesIn(code).filter((name) => new RegExp(String.raw`\b${name}${USES}`).test(code))

test('no component asks a schema of the contract, which the browser does not have', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => schemaUses(readFileSync(resolve(src, file), 'utf8')).length > 0)).toEqual([])
})

test('a schema that is asked is noticed, whatever it is asked for', () => {
  const code = (use: string) => `import { type A, options } from '@vitrina/contract/goods/goods'\nconst given = ${use}`
  expect(schemaUses(code('options.parse({})'))).toEqual(['options'])
  expect(schemaUses(code('Object.keys(options.shape)'))).toEqual(['options'])
  expect(schemaUses(code('JSON.parse(options)'))).toEqual([])
})
