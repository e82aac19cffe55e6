import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#platform/database/drizzle'
import { describeStore } from '#test/describe-store'
import { aUser } from '#test/builders'
import { aCustomer, type Customer } from '#test/builders.orders'
import { aManagerOf } from '#test/builders.desk'
import { isSeenByManager, isServed } from '#modules/companies/seen-companies'
import { CustomerFollower } from './follow-customers.ts'
import { MOST_CHANGES } from './customers.queries.ts'

const { server } = describeStore()
let customer: Customer
let name: string
/** Two processes. */
let followers: CustomerFollower[]
let made = 0

const everyone = { sees: () => true, most: 7 }
const companiesOf = async (follower: CustomerFollower, words: string) =>
  (await follower.read(null)).index.findCompanies({ words, inn: null }, everyone).map(({ id }) => id)
const peopleOf = async (follower: CustomerFollower, words: string) =>
  (await follower.read(null)).index.findPeople({ words, phones: [] }, everyone).map(({ id, companyId }) => [id, companyId])
/** Asks both at once. */
const onBoth = <T>(ask: (follower: CustomerFollower) => Promise<T>) => Promise.all(followers.map(ask))

beforeEach(async () => {
  name = `Гирлянда ${(made += 1)}`
  customer = await aCustomer(server, { name })
  followers = [new CustomerFollower(server.ctx), new CustomerFollower(server.ctx)]
  await onBoth((one) => companiesOf(one, name))
})

const query = (text: string, values: unknown[] = []) => server.pool.query(text, values)

describe('customers in memory follow what is committed', () => {
  test('a renamed company, its legal entity and its ИНН', async () => {
    const { company, entity } = customer
    await query(`update companies set name = 'Промэнерго' where id = $1`, [company.id])
    await query(`update legal_entities set short_name = 'Журавль', inn = '7766554433' where id = $1`, [entity.id])
    for (const words of ['промэнерго', 'журавль'])
      expect([words, await onBoth((one) => companiesOf(one, words))]).toEqual([words, [[company.id], [company.id]]])
    const { index } = await (followers[0] ?? new CustomerFollower(server.ctx)).read(null)
    expect(index.findCompanies({ words: null, inn: '77665' }, everyone)).toMatchObject([{ id: company.id, inn: '7766554433' }])
    expect(await onBoth((one) => companiesOf(one, name))).toEqual([[], []])
    await query(`update companies set state = 'deleted' where id = $1`, [company.id])
    expect(await onBoth((one) => companiesOf(one, 'промэнерго'))).toEqual([[], []])
  })

  test('a person who is renamed, joins another company, is blocked', async () => {
    const { user, company } = customer
    await query(`update users set last_name = 'Щербакова' where id = $1`, [user.id])
    expect(await onBoth((one) => peopleOf(one, 'щербак'))).toEqual([[[user.id, company.id]], [[user.id, company.id]]])
    const other = await aCustomer(server)
    await query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'purchaser')`, [other.company.id, user.id])
    expect((await onBoth((one) => peopleOf(one, 'щербак'))).map((found) => found.length)).toEqual([2, 2])
    await query(`update users set state = 'blocked' where id = $1`, [user.id])
    expect(await onBoth((one) => peopleOf(one, 'щербак'))).toEqual([[], []])
  })

  test('a change that is committed after later ones', async () => {
    const client = await server.pool.connect()
    await client.query('begin')
    await client.query(`update companies set name = 'Позднее' where id = $1`, [customer.company.id])
    await query(`update users set last_name = 'Ранняя' where id = $1`, [customer.user.id])
    expect(await onBoth((one) => companiesOf(one, 'позднее'))).toEqual([[], []])
    await client.query('commit')
    client.release()
    expect(await onBoth((one) => companiesOf(one, 'позднее'))).toEqual([[customer.company.id], [customer.company.id]])
  })

  test('more changes at once than are read one by one', async () => {
    await query(`insert into customer_changes (kind, customer_id) select 'company', n from generate_series(1, $1::int) n`, [
      MOST_CHANGES + 1,
    ])
    await query(`update companies set name = 'Последнее' where id = $1`, [customer.company.id])
    expect(await onBoth((one) => companiesOf(one, 'последнее'))).toEqual([[customer.company.id], [customer.company.id]])
  })

  test('questions asked at the same time are answered after each other, none with a former state', async () => {
    const [follower = new CustomerFollower(server.ctx)] = followers
    for (let n = 0; n < 20; n++) {
      const asked = [companiesOf(follower, 'промежуток'), companiesOf(follower, 'промежуток')]
      await query(`update companies set name = $2 where id = $1`, [customer.company.id, `Промежуток ${n}`])
      await Promise.all(asked)
      expect(await companiesOf(follower, `промежуток ${n}`)).toEqual([customer.company.id])
    }
  })
})

test('whom a manager serves is the same in memory and in SQL', async () => {
  const { company } = customer
  const own = await aManagerOf(server, company.id)
  const stranger = await aManagerOf(server, (await aCustomer(server)).company.id)
  const nobodys = await aCustomer(server, { name: 'Ничейная' })
  const idle = await aUser(server.ctx, { role: 'manager' })
  const [follower = new CustomerFollower(server.ctx)] = followers
  const seen: unknown[] = []
  for (const staffId of [own.id, stranger.id, idle.id])
    for (const { id, title } of [
      { id: company.id, title: name },
      { id: nobodys.company.id, title: nobodys.company.name },
    ]) {
      const { index, served } = await follower.read(staffId)
      const sees = (managers: readonly number[]) => isServed(managers, new Set(served))
      const inMemory = index.findCompanies({ words: title, inn: null }, { sees, most: 7 }).some((found) => found.id === id)
      const { rows } = await server.ctx.db.execute(
        sql`select ${isSeenByManager(staffId, 'c.id')} as seen from companies c where c.id = ${id}`,
      )
      expect(inMemory).toBe(rows[0]?.seen)
      seen.push(inMemory)
    }
  expect(seen).toEqual([true, true, false, true, false, true])
})
