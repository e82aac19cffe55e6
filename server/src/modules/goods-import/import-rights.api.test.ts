import { beforeAll, expect, test } from 'vitest'
import type { Role } from '@vitrina/contract/roles/roles.rules'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore({ goods: smallCatalogue })
const list = 'Артикул;Наименование;Цена;Остаток\nKAB-0015;Кабель;101,50;90\nNET-1;Нет такого;5;1\n'
const desks = new Map<Role, ReturnType<typeof goodsImportsOf>>()
const deskOf = (role: Role) => {
  const desk = desks.get(role)
  if (!desk) throw new Error(`Nobody is ${role}`)
  return desk
}
beforeAll(async () => {
  for (const role of ['head_of_sales', 'warehouse', 'content', 'integrator', 'manager'] as const)
    desks.set(role, goodsImportsOf(server, (await aUser(server.ctx, { role })).headers))
})

const begin = async (role: Role) => {
  const { body } = await deskOf(role).upload(list)
  return { ...body, given: { sheets: body.sheets.map(({ mapping }) => mapping), options: body.options } }
}

test('[P-03] everybody is offered what they may write by hand, and nothing else', async () => {
  for (const [role, allowed, roles, references] of [
    ['head_of_sales', ['prices', 'costs'], ['article', 'name', 'price', null], [2, 0]],
    ['warehouse', ['stock'], ['article', 'name', null, 'stock'], [0, 2]],
    ['content', ['goods'], ['article', 'name', null, null], [0, 0]],
    ['integrator', ['goods', 'prices', 'stock'], ['article', 'name', 'price', 'stock'], [2, 2]],
  ] as const) {
    const begun = await begin(role)
    expect([role, begun.allowed, begun.sheets[0]?.mapping.columns.map((column) => column?.role ?? null)]).toEqual([role, allowed, roles])
    expect([role, begun.priceTypes.length, begun.warehouses.length]).toEqual([role, ...references])
  }
  expect((await deskOf('manager').upload(list)).status).toBe(403)
})

test('a head of sales loads prices and a warehouse hand stock, from the same file', async () => {
  const prices = await deskOf('head_of_sales').imported(list)
  expect([prices.state, prices.targets, prices.summary?.prices.changed, prices.summary?.stock]).toEqual([
    'done',
    ['prices'],
    1,
    { added: 0, changed: 0, left: 0 },
  ])
  const stock = await deskOf('warehouse').imported(list)
  expect([stock.state, stock.targets, stock.summary?.stock.changed]).toEqual(['done', ['stock'], 1])
})

test('columns of another’s rights are refused, however they are asked for', async () => {
  const theirs = await begin('integrator')
  const wanted: Record<'prices' | 'stock' | 'goods', typeof theirs.given> = {
    prices: { ...theirs.given, options: { ...theirs.given.options, goods: 'ignore' } },
    stock: { ...theirs.given, options: { ...theirs.given.options, goods: 'ignore' } },
    goods: { ...theirs.given, options: { ...theirs.given.options, goods: 'update' } },
  }
  const only = (target: 'prices' | 'stock' | 'goods') => ({
    ...wanted[target],
    sheets: wanted[target].sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column) => {
        const isKept =
          column?.role === 'article' ||
          (target === 'prices' && column?.role === 'price') ||
          (target === 'stock' && column?.role === 'stock')
        return isKept || (target === 'goods' && column?.role === 'name') ? column : null
      }),
    })),
  })
  for (const [role, own] of [
    ['head_of_sales', 'prices'],
    ['warehouse', 'stock'],
    ['content', 'goods'],
  ] as const)
    for (const target of ['prices', 'stock', 'goods'] as const) {
      const { id } = await begin(role)
      expect([role, target, (await deskOf(role).check(id, only(target))).status]).toEqual([role, target, target === own ? 200 : 403])
    }
})

test('a file nobody has mapped yet, and a price list, are not seen by whoever may not see prices', async () => {
  const unmapped = await begin('head_of_sales')
  const checked = await deskOf('head_of_sales').checked(list)
  for (const role of ['warehouse', 'content'] as const) {
    expect((await deskOf(role).cancel(unmapped.id)).status).toBe(404)
    expect((await deskOf(role).start(checked.id)).status).toBe(404)
    const { items } = (await deskOf(role).list()).body
    expect(items.map(({ id }) => id).filter((id) => id === unmapped.id || id === checked.id)).toEqual([])
  }
})

test('of a file with prices in it a colleague of the warehouse sees the columns of stock alone', async () => {
  const { id } = await deskOf('integrator').checked(list, {
    change: (given) => ({
      ...given,
      sheets: given.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => (column?.role === 'article' || column?.role === 'stock' ? column : null)),
      })),
    }),
  })
  const { sheets } = await deskOf('warehouse').read(id)
  expect(sheets[0]?.rows[1]?.cells).toEqual(['KAB-0015', '', '', '90'])
  const { body } = await deskOf('warehouse').refusedFile(id)
  expect((await server.app.inject({ url: body.path })).body).toContain('NET-1;;;1;')
  expect((await deskOf('integrator').read(id)).sheets[0]?.rows[1]?.cells).toEqual(['KAB-0015', 'Кабель', '101,50', '90'])
})

const written = async () => {
  const { rows } = await server.pool.query<{ line: string }>('select p::text as line from prices p union all select s::text from stock s')
  return rows.map(({ line }) => line).toSorted()
}

test('whoever lost the right between the start and the work writes nothing', async () => {
  const person = await aUser(server.ctx, { role: 'integrator' })
  const theirs = goodsImportsOf(server, person.headers)
  const { id } = await theirs.checked(list)
  await theirs.start(id)
  await server.pool.query(`update users set role = 'content' where id = $1`, [person.id])
  const before = await written()
  await theirs.runJobs()
  expect(await written()).toEqual(before)
  const { state, message } = await deskOf('integrator').read(id)
  expect([state, message]).toEqual(['failed', expect.any(String)])
})
