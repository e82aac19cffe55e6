import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { DISABLED_FEATURES } from './chromium-switches.ts'

test('what Playwright switches off in the browser stays off beside our own', async () => {
  const bundle = await readFile(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8')
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(bundle) ?? []
  const names = list.replace(/\/\/.*/g, '').match(/(?<=")\w+(?=")/g) ?? []
  expect(names.length).toBeGreaterThan(5)
  expect(DISABLED_FEATURES.replace('--disable-features=', '').split(',')).toEqual(expect.arrayContaining(names))
})
