import { expect, test } from 'vitest'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { MAX_MATCHED_TEXTS, matchTextsApi } from '@vitrina/contract/list-import/match-texts'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aProduct } from '#test/builders.goods'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })

const aBuyer = async () => {
  const company = await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })
  return (await aUser(server.ctx, { companyIds: [company.id] })).headers
}
const match = (texts: string[], headers: Headers) => callApi(server, matchTextsApi.match, { headers, body: { texts } })

async function imported(text: string, headers: Headers) {
  const { body: job } = await callApi(server, importJobsApi.beginText, { headers, body: { text } })
  await eventually(async () =>
    expect((await callApi(server, importJobsApi.read, { url: `/api/v1/import-job/${job.id}`, headers })).body.state).toBe('review'),
  )
  return { job, lines: (await callApi(server, importJobsApi.lines, { url: `/api/v1/import-job/${job.id}/lines`, headers })).body.items }
}

test('[X-07] pasted texts find what an import of the same lines finds: product, candidates and amount', async () => {
  const headers = await aBuyer()
  const texts = ['AVT-16C 12 шт', 'Кабель ВВГ 3х1,5 - 20 м', 'КАВ-0015', 'net-takogo-koda-99']
  const { lines } = await imported(texts.join('\n'), headers)
  const { body } = await match(texts, headers)
  expect(body.items.map(({ status, product, amount }) => [status, product?.id ?? null, amount])).toEqual(
    lines.map(({ status, product, amount }) => [status, product?.id ?? null, amount]),
  )
  expect(body.items.map(({ candidates }) => candidates.map(({ product, reason }) => [product.id, reason]))).toEqual(
    lines.map(({ candidates }) => candidates.map(({ product, reason }) => [product.id, reason])),
  )
  expect(body.items[0]).toMatchObject({ status: 'matched', product: { article: 'AVT-16C' }, amount: 12 })
})

test('[X-07] the choice of a person for the same text is taken here too, of the own company alone', async () => {
  const [headers, stranger] = [await aBuyer(), await aBuyer()]
  const text = 'штука для щита'
  const { job, lines } = await imported(text, headers)
  const { thinCable } = goods.products
  await callApi(server, importJobsApi.changeLine, {
    headers,
    url: `/api/v1/import-job/${job.id}/lines/${lines[0]?.position ?? 0}`,
    body: { productId: thinCable.id },
  })
  expect((await match([text], headers)).body.items[0]).toMatchObject({ status: 'matched', product: { id: thinCable.id } })
  expect((await match([text], stranger)).body.items[0]).toMatchObject({ product: null })
})

test('[X-07] of two codes that differ in their signs alone a text means the one it writes', async () => {
  const headers = await aBuyer()
  const common = { sectionId: goods.sections.breakers.id }
  const parted = await aProduct(server.ctx, { ...common, article: 'ZXQ-12-57', manufacturerCode: 'P-1', name: 'Реле времени' })
  const whole = await aProduct(server.ctx, { ...common, article: 'ZXQ-1257', manufacturerCode: 'P-2', name: 'Реле тока' })
  const found = async () => {
    const { body } = await match(['поставить ZXQ-12-57 срочно', 'поставить ZXQ-1257 срочно'], headers)
    return body.items.map(({ product }) => product?.id ?? null)
  }
  await expect.poll(found, { timeout: 20_000 }).toEqual([parted.id, whole.id])
})

test('[X-07] at most fifty texts at once, and a visitor’s share of the machine', async () => {
  const headers = await aBuyer()
  const many = (count: number) => Array.from({ length: count }, (_, at) => `нет такого ${at}`)
  expect((await match(many(MAX_MATCHED_TEXTS + 1), headers)).status).toBe(422)
  expect((await match(many(MAX_MATCHED_TEXTS), headers)).status).toBe(200)
  expect((await callApi(server, matchTextsApi.match, { body: { texts: ['AVT-16C'] } })).status).toBe(401)
})
