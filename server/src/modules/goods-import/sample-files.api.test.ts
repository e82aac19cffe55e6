import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { sampleFiles } from '@vitrina/contract/goods-import/goods-import.rules'
import { setupApi } from '@vitrina/contract/setup/setup'
import { startTestApp } from '#test/app'
import { goodsImportsOf } from '#test/builders.goods-import'
import { aShop } from '#test/builders.setup'
import { callApi } from '#test/call-api'
import { issueSetupCode } from '#modules/setup/setup-codes'

const folder = resolve(import.meta.dirname, '../../../../web/public/samples')
let desk: ReturnType<typeof goodsImportsOf>

beforeAll(async () => {
  const server = await startTestApp({ NODE_ENV: 'production' }, { hasSite: false })
  const code = await issueSetupCode(server.ctx)
  await callApi(server, setupApi.createShop, { body: { ...aShop(), code } })
  const { email, password } = aShop().administrator
  // The server hears of its new site within half a second.
  await vi.waitFor(async () => {
    const { body } = await callApi(server, authApi.signIn, { body: { login: email, password } })
    if (!body.authToken) throw new Error(body.message)
    desk = goodsImportsOf(server, { authorization: `Bearer ${body.authToken}` })
  })
  return server.stop
})

const changed = ({ summary }: Awaited<ReturnType<typeof desk.read>>) => {
  if (!summary) return null
  const { rows, refused, goods, prices, stock } = summary
  return { rows, refused, written: [goods, prices, stock].map(({ added, changed: others }) => added + others) }
}

test('the sample files load into a shop just set up, every row of them, and a second time change nothing', async () => {
  for (const [target, written] of [
    ['goods', [5, 0, 0]],
    ['prices', [0, 5, 0]],
    // Five amounts and four places.
    ['stock', [0, 0, 9]],
  ] as const) {
    const file = await readFile(resolve(folder, `${target}.csv`))
    const first = await desk.imported(file, { name: `${target}.csv` })
    expect([target, first.state, changed(first)]).toEqual([target, 'done', { rows: 5, refused: 0, written }])
    const again = await desk.imported(file, { name: `${target}.csv` })
    expect([target, changed(again)]).toEqual([target, { rows: 5, refused: 0, written: [0, 0, 0] }])
  }
  expect(sampleFiles).toEqual(['goods', 'prices', 'stock'])
})
