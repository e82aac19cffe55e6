import { beforeAll, expect, test } from 'vitest'
import { companyDeskApi } from '@vitrina/contract/back-office/company-desk'
import { customerPageApi } from '@vitrina/contract/back-office/customer-page'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { aUser } from '#test/builders'
import { anEntity } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let boss: Awaited<ReturnType<typeof aUser>>
let customer: Customer

beforeAll(async () => {
  boss = await aUser(server.ctx, { role: 'head_of_sales', lastName: 'Белова', firstName: 'Нина' })
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 100000`)
})

const urlOf = (path: string, id: number, taskId = 0) => path.replace(':id', String(id)).replace(':taskId', String(taskId))
const read = async (id = customer.company.id) =>
  (await callApi(server, customerPageApi.read, { url: urlOf(customerPageApi.read.path, id), headers: boss.headers })).body
const add = (call: typeof customerPageApi.addNote | typeof customerPageApi.addTask, body: object) =>
  callApi(server, call, { url: urlOf(call.path, customer.company.id), body, headers: boss.headers })

test('notes and tasks stand on the page with author, day and person, and in the journal', async () => {
  await add(customerPageApi.addNote, { text: ' Звонить после обеда\nсклад на Лесной ' })
  expect((await add(customerPageApi.addNote, { text: ' ' })).status).toBe(422)
  const { body } = await add(customerPageApi.addTask, { text: 'Отправить договор', dueOn: '2026-01-20', assigneeId: boss.id })
  expect(body.notes).toMatchObject([{ text: 'Звонить после обеда\nсклад на Лесной', author: 'Белова Нина' }])
  expect(body.tasks).toMatchObject([
    { text: 'Отправить договор', dueOn: '2026-01-20', assignee: 'Белова Нина', isMine: true, doneAt: null },
  ])
  const mine = async () => (await callApi(server, customerPageApi.myTasks, { headers: boss.headers })).body.items
  expect((await mine()).map(({ company, text }) => [company.id, text])).toEqual([[customer.company.id, 'Отправить договор']])
  const taskId = body.tasks[0]?.id ?? 0
  const finish = async (id = taskId) =>
    (
      await callApi(server, customerPageApi.finishTask, {
        url: urlOf(customerPageApi.finishTask.path, customer.company.id, id),
        headers: boss.headers,
      })
    ).body
  expect((await finish()).tasks[0]?.doneAt).not.toBeNull()
  expect((await finish()).tasks).toHaveLength(1)
  expect((await finish(2_000_000_000)).code).toBe('task.not-found')
  expect(await mine()).toEqual([])
  const { rows } = await server.pool.query(`select type from audit_events where company_id = $1 and actor_user_id = $2 order by id`, [
    customer.company.id,
    boss.id,
  ])
  expect(rows.map(({ type }) => type)).toEqual(['company.note-added', 'company.task-added', 'company.task-done'])
})

test('a product bought regularly and not for long is among those they stopped buying; cancelled orders do not count', async () => {
  const buyer = await aCustomer(server)
  const bought = async (productId: number, daysAgo: number, state = 'completed') => {
    const order = await anOrder(server, buyer, [{ productId, amount: 10 }])
    await server.pool.query(`update orders set created_at = now() - make_interval(days => $2), state = $3 where id = $1`, [
      order.id,
      daysAgo,
      state,
    ])
    return order
  }
  const { breaker, thinCable } = goods.products
  for (const days of [300, 270, 240]) await bought(breaker.id, days)
  await bought(breaker.id, 2, 'cancelled')
  for (const days of [100, 60, 20]) await bought(thinCable.id, days)
  const { buys, stopped, orders } = await read(buyer.company.id)
  expect(stopped.map(({ productId, orders: times, everyDays }) => [productId, times, everyDays])).toEqual([[breaker.id, 3, 30]])
  expect(buys.map(({ productId, orders: times, everyDays }) => [productId, times, everyDays])).toEqual([[thinCable.id, 3, 40]])
  expect(orders).toHaveLength(7)
})

test('companies with the same ИНН are named', async () => {
  const twin = await aCustomer(server)
  await anEntity(server.ctx, { companyId: twin.company.id, inn: customer.entity.inn, isMain: false })
  expect((await read()).sameInn).toEqual([{ id: twin.company.id, name: twin.company.name, state: 'approved' }])
})

test('work is stopped for a reason, which the company’s people read when they want to order or to work for it', async () => {
  const buyer = await aCustomer(server)
  const url = urlOf(companyDeskApi.setActive.path, buyer.company.id)
  const set = (body: object) => callApi(server, companyDeskApi.setActive, { url, body: { version: 0, ...body }, headers: boss.headers })
  const refused = await set({ isActive: false })
  expect([refused.status, refused.body.errors.map(({ field }) => field)]).toEqual([422, ['reason']])
  expect((await set({ isActive: false, reason: 'Просрочка больше 60 дней' })).body).toMatchObject({
    state: 'inactive',
    rejection: 'Просрочка больше 60 дней',
  })
  const choose = () => callApi(server, companiesApi.choose, { body: { id: buyer.company.id }, headers: buyer.headers })
  expect((await choose()).body.message).toContain('Просрочка больше 60 дней')
  for (const [language, told] of [
    ['ru', 'работа с ней остановлена: Просрочка больше 60 дней'],
    ['en', 'work with it is stopped: Просрочка больше 60 дней'],
    ['uz', 'ish to‘xtatilgan: Просрочка больше 60 дней'],
  ] as const) {
    const headers = { ...buyer.headers, 'accept-language': language }
    const { status, body } = await callApi(server, checkoutApi.options, { headers })
    expect([status, body.code, body.message]).toEqual([403, 'company.stopped', expect.stringContaining(told)])
  }
  expect((await set({ version: 1, isActive: true })).body).toMatchObject({ state: 'approved', rejection: '' })
  expect((await choose()).status).toBe(200)
})
