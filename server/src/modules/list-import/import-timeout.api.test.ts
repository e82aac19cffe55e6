import { expect, test } from 'vitest'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore({ goods: smallCatalogue }, { settings: { MATCHING_TIMEOUT_MS: '1' } })

test('[X-07] when time runs out the matched part is kept, the rest stays unmatched, and the words say so', async () => {
  const { headers } = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const { body } = await callApi(server, importJobsApi.beginText, { body: { text: 'KAB-0015\t20\n'.repeat(60) }, headers })
  const url = `/api/v1/import-job/${body.id}`
  const job = await eventually(async () => {
    const now = (await callApi(server, importJobsApi.read, { url, headers })).body
    expect(now.state).toBe('review')
    return now
  })
  expect(job).toMatchObject({
    isPartial: true,
    progress: { done: 25, total: 60 },
    message: 'Время ответа сервера истекло. Попробуйте загрузить меньший по объему документ.',
  })
  const { summary } = (await callApi(server, importJobsApi.lines, { url: `${url}/lines`, headers })).body
  expect(summary).toEqual({ total: 60, matched: 25, review: 0, unmatched: 35, skipped: 0 })
})
