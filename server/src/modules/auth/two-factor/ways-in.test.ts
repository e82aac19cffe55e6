import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../../../')

test('no way in walks around the second step: a session is opened after it, or in a buyer’s place', () => {
  const openers = globSync('modules/**/*.ts', { cwd: src }).filter(
    (file) => !file.endsWith('.test.ts') && /\bopenSession\(/.test(readFileSync(resolve(src, file), 'utf8')),
  )
  expect(openers.toSorted()).toEqual([
    'modules/auth/open-session.ts',
    'modules/auth/two-factor/second-step.ts',
    'modules/auth/two-factor/sign-in-or-challenge.ts',
    'modules/back-office/stand-in.ts',
  ])
})
