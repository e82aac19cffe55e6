import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { inventory } from './inventory.queries.ts'

const { server } = describeStore()

/** Tables with a column of this kind that hold nothing of a buyer, or go otherwise: the row of the person itself, codes by their address, files by their owner, how a company looks with the company. */
const OTHERWISE = [
  'users',
  'confirmation_codes',
  'managers',
  'warehouses',
  'delivery_addresses',
  'destruction_records',
  'audit_events',
  'offer_brands',
  'staff_invitations',
]

test('every table that names a person has its place in the inventory', async () => {
  const { rows } = await server.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'viewer', 'email', 'phone', 'recipient', 'caller', 'ip')`,
  )
  const known = new Set([...inventory.map(({ table }) => table), ...OTHERWISE])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})
