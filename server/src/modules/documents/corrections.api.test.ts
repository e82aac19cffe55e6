import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { beforeAll, expect, test } from 'vitest'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, linesOf, documentsOf, setStock } from '#test/builders.desk'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { printForm } from './print-forms/print-form.ts'

const { server } = describeStore()
let desk: Awaited<ReturnType<typeof aDesk>>
let breaker: number

beforeAll(async () => {
  breaker = (await smallCatalogue(server.ctx)).products.breaker.id
  await setStock(server, breaker, 100)
  desk = await aDesk(server)
})

test('a correction says which УПД of which day it mends and why, and takes the VAT off with the goods', async () => {
  const order = await desk.confirmed([{ productId: breaker, amount: 3 }])
  expect((await desk.act('ship', order.id)).status).toBe(200)
  const [line] = await linesOf(server, order.id)
  const { body } = await callApi(server, returnsApi.request, {
    url: returnsApi.request.path.replace(':id', String(order.id)),
    headers: desk.customer.headers,
    body: { items: [{ orderItemId: line?.id, amount: 1, reason: 'defect', condition: 'opened' }], resolution: 'refund', comment: '' },
  })
  server.ctx.now = () => new Date(Date.now() + 2 * DAY_MS)
  const steps = [{ step: 'authorize' }, { step: 'receive', items: [{ orderItemId: line?.id, accepted: 1 }] }, { step: 'approve' }]
  for (const step of steps) expect((await desk.decide(body.id, step)).status).toBe(200)
  const papers = await documentsOf(server, order.id)
  const [upd, correction] = (['upd', 'correction'] as const).map((type) => papers.find((one) => one.type === type))
  const shown = printForm.parse(correction?.snapshot)
  if (shown.kind !== 'correction') throw new Error('Not a correction')
  expect(shown).toMatchObject({
    date: dayFromToday(2),
    corrects: { number: upd?.number, date: dayFromToday(0) },
    reason: `Возврат товара по заявке № ${body.number}`,
    buyer: { name: desk.customer.entity.shortName, inn: desk.customer.entity.inn },
    orders: [{ number: order.number, date: dayFromToday(0) }],
    lines: [
      {
        lineNo: line?.lineNo,
        article: line?.article,
        name: line?.name,
        unit: line?.unit,
        okei: line?.okei,
        price: 300_00,
        vatRate: 2_200,
        before: { amount: 3, sum: 900_00, vat: 162_30 },
        after: { amount: 2, sum: 600_00, vat: 108_20 },
      },
    ],
    totals: { sum: 300_00, vat: 54_10, vatByRate: [{ rate: 2_200, sum: 300_00, vat: 54_10 }] },
  })
  expect(correction).toMatchObject({
    state: 'posted',
    sum: 300_00,
    vat: 54_10,
    vatByRate: [{ rate: 2_200, sum: 300_00, vat: 54_10 }],
    correctsId: upd?.id,
    shipmentId: upd?.shipmentId,
    returnId: body.id,
    companyId: desk.customer.company.id,
    legalEntityId: desk.customer.entity.id,
    contractId: upd?.contractId,
  })
})
