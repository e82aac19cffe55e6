import { expect, test } from 'vitest'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { aCompany, aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })

const LIST = 'AVT-16C\t3\nКабель ВВГ 3х1,5 20 м\nКАВ-0015\t4\nавтомат\t2\nнет-такого-кода\t1'

async function linesOf(headers: Headers) {
  const { body } = await callApi(server, importJobsApi.beginText, { body: { text: LIST }, headers })
  const url = `/api/v1/import-job/${body.id}`
  await eventually(async () => expect((await callApi(server, importJobsApi.read, { url, headers })).body.state).toBe('review'))
  const { items } = (await callApi(server, importJobsApi.lines, { url: `${url}/lines`, headers })).body
  return { url, items }
}

test('the same list again is nowhere worse, and what a person chose stays chosen, whatever the matcher is sure of', async () => {
  const { headers } = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const first = await linesOf(headers)
  expect(first.items[0]).toMatchObject({ status: 'matched', product: { article: 'AVT-16C' } })
  const chosen = goods.products.thinCable.id
  // Against a code that is met exactly.
  await callApi(server, importJobsApi.changeLine, { url: `${first.url}/lines/0`, body: { productId: chosen }, headers })
  for (const time of ['second', 'third']) {
    const { items } = await linesOf(headers)
    expect([time, items[0]]).toMatchObject([time, { status: 'matched', by: 'earlier', product: { id: chosen } }])
    const shown = (lines: typeof items) => lines.slice(1).map(({ status, product, candidates }) => ({ status, product, candidates }))
    expect(shown(items)).toEqual(shown(first.items))
  }
})
