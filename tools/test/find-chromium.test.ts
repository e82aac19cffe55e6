import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium, findTestBrowser } from './find-chromium.ts'

async function aMachineWith(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-browsers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of names) {
    await writeFile(join(folder, name), '#!/bin/sh\nexit 0\n')
    await chmod(join(folder, name), 0o755)
  }
  return { PATH: folder, at: (name: string) => join(folder, name) }
}

test('journeys take the browser without a window where there is one, everything else the one people have', async () => {
  const { PATH, at } = await aMachineWith('chromium', 'chromium-headless-shell')
  expect(findTestBrowser({ PATH })).toBe(at('chromium-headless-shell'))
  expect(findChromium({ PATH })).toBe(at('chromium'))
})

test('without it journeys take any Chromium; one that is named goes first', async () => {
  const { PATH, at } = await aMachineWith('google-chrome')
  expect(findTestBrowser({ PATH })).toBe(at('google-chrome'))
  expect(findTestBrowser({ PATH, CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium')
})
