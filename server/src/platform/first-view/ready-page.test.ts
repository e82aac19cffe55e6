import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packPage } from './packed-page.ts'
import { readyPage } from './ready-page.ts'

const text = '<p>Автомат 16А</p>'.repeat(1_000)
const aPage = () => readyPage(packPage({ plain: Buffer.from(text), scriptHashes: ['s'], styleHashes: [], attributeHashes: [] }))

test('it is packed for each kind of reader, once', async () => {
  const page = aPage()
  expect(zstdDecompressSync(await page.packed.zstd()).toString()).toBe(text)
  expect(brotliDecompressSync(await page.packed.br()).toString()).toBe(text)
  expect(gunzipSync(await page.packed.gzip()).toString()).toBe(text)
  expect(await page.packed.br()).toBe(await page.packed.br())
})

test.each(['zstd', 'br', 'gzip'] as const)('packed by %s it still reads as it was drawn', async (encoding) => {
  const page = aPage()
  expect((await page.plain()).toString()).toBe(text)
  await page.packed[encoding]()
  expect((await page.plain()).toString()).toBe(text)
  expect([page.length, page.scriptHashes]).toEqual([Buffer.byteLength(text), ['s']])
})

test('readers of all kinds at once get the same page', async () => {
  const page = aPage()
  const [plain, packed] = await Promise.all([page.plain(), page.packed.gzip(), page.packed.br(), page.packed.zstd()])
  expect(plain.toString()).toBe(text)
  expect(gunzipSync(packed).toString()).toBe(text)
})
