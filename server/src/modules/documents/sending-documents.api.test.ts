import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { eq, sql } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { inTransaction } from '#platform/context'
import { mails } from '#tables/platform'
import { documentFile } from './document-file.ts'
import { deleteTemporaryFile, makeFiles, sendRequestedDocument, notifyOverdue } from './documents.jobs.ts'
import { issueInvoice } from './issue-invoice.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

beforeAll(async () => {
  await setStock(server, goods.products.breaker.id, 1_000)
})
beforeEach(async () => {
  customer = await aCustomer(server)
})

async function invoiced() {
  const order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 3 }])
  const issued = await inTransaction(server.ctx, (tx) => issueInvoice(tx, order.id))
  if (!issued) throw new Error('No invoice')
  return issued
}
const fetched = async (path: string) => {
  const response = await server.app.inject({ url: path })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

test('concurrent makers of a file leave one file', async () => {
  const invoice = await invoiced()
  const keys = await Promise.all([1, 2, 3].map(() => documentFile(server.ctx, { id: invoice.id, format: 'xlsx' })))
  expect(new Set(keys).size).toBe(1)
  const { rows } = await server.ctx.db.execute<{ kept: number }>(sql`
    select count(*)::int as kept from stored_files where owner = ${`company:${customer.company.id}`}`)
  expect(rows[0]?.kept).toBe(1)
})

test('a forged link, one of another document and an expired one lead nowhere', async () => {
  const [one, other] = [await invoiced(), await invoiced()]
  const { body } = await callApi(server, documentsApi.read, { url: `/api/v1/document/${one.id}`, headers: customer.headers })
  const link = body.files[0]?.path ?? ''
  const [, query = ''] = link.split('?')
  for (const path of [
    `/files/document/${one.id}/pdf`,
    `/files/document/${other.id}/pdf?${query}`,
    `${link}x`,
    link.replace('/pdf', '/exe'),
  ])
    expect((await fetched(path)).status).toBe(404)
  const trueNow = server.ctx.now
  server.ctx.now = () => new Date(Date.now() + 2 * 3_600_000)
  expect((await fetched(link)).status).toBe(404)
  server.ctx.now = trueNow
})

test('many documents come as one archive that expires later; with one of another company there is none', async () => {
  const ids = [(await invoiced()).id, (await invoiced()).id]
  const asked = (given: number[], headers = customer.headers) => callApi(server, documentsApi.archive, { headers, body: { ids: given } })
  const { body } = await asked([...ids, ids[0] ?? 0])
  const { status, bytes, headers } = await fetched(body.path)
  expect([status, headers['content-type'], bytes.subarray(0, 2).toString()]).toEqual([200, 'application/zip', 'PK'])
  expect(bytes.toString('utf8').split('.pdf').length - 1).toBe(4)
  const stranger = await aCustomer(server)
  expect((await asked(ids, stranger.headers)).body.code).toBe('document.not-found')
  const [key = ''] = body.path.replace('/files/stored/', '').split('?')
  await deleteTemporaryFile.run(server.ctx, { key })
  expect((await fetched(body.path)).status).toBe(404)
})

test('an archive has the files of the kind asked for, and is forgotten after three days', async () => {
  const { id } = await invoiced()
  server.ctx.now = () => new Date('2030-01-10T12:00:00Z')
  const { body } = await callApi(server, documentsApi.archive, { headers: customer.headers, body: { ids: [id], format: 'xlsx' } })
  const { bytes } = await fetched(body.path)
  server.ctx.now = () => new Date()
  expect(bytes.toString('utf8')).toMatch(/Счёт № \d+ от [\d.]+\.xlsx/)
  expect(bytes.toString('utf8')).not.toContain('.pdf')
  const { rows } = await server.pool.query<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'document.forget-file' order by id desc limit 1`,
  )
  expect(rows[0]?.run_at.toISOString()).toBe('2030-01-13T12:00:00.000Z')
})

test('a document is sent in the words of who sends it, under the name of the company', async () => {
  const { id } = await invoiced()
  for (const [language, words] of [
    ['ru', 'Документ во вложении.'],
    ['en', 'The document is attached.'],
    ['uz', 'Hujjat ilova qilingan.'],
  ] as const) {
    const email = `${language}-${id}@example.com`
    const headers = { ...customer.headers, 'accept-language': language }
    expect((await callApi(server, documentsApi.send, { url: `/api/v1/document/${id}/send`, headers, body: { email } })).status).toBe(200)
    await runWaiting(server, [makeFiles, sendRequestedDocument])
    const [letter] = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email))
    expect(letter?.text).toContain(words)
    expect(letter?.text).toContain(customer.company.name)
  }
})

test('a document is sent as an attachment, once for a key, and not to the whole world', async () => {
  const { id, number } = await invoiced()
  const email = `buh-${id}@example.com`
  const send = (key: string) =>
    callApi(server, documentsApi.send, {
      url: `/api/v1/document/${id}/send`,
      headers: { ...customer.headers, 'idempotency-key': key },
      body: { email },
    })
  expect((await send('first-time')).status).toBe(200)
  expect((await send('first-time')).headers['idempotent-replay']).toBe('true')
  await runWaiting(server, [makeFiles, sendRequestedDocument])
  const letters = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toContain(`Счёт № ${number}`)
  expect(letters[0]?.attachments).toMatchObject([{ type: 'application/pdf' }])
  const answers = []
  for (let at = 0; at < 31; at++) answers.push((await send(`again-and-again-${at}`)).status)
  // Thirty an hour, the first of them above.
  expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([29, 429])
})

test('one letter goes out about an overdue invoice', async () => {
  const { number } = await invoiced()
  const later = { ...server.ctx, now: () => new Date(Date.now() + 12 * DAY_MS) }
  await notifyOverdue.run(server.ctx, {})
  const told = async () =>
    (
      await server.ctx.db
        .select()
        .from(mails)
        .where(eq(mails.recipient, customer.user.email ?? ''))
        .orderBy(mails.id)
    ).filter(({ subject }) => subject === `Счёт № ${number} просрочен`).length
  expect(await told()).toBe(0)
  await notifyOverdue.run(later, {})
  await notifyOverdue.run(later, {})
  expect(await told()).toBe(1)
})
