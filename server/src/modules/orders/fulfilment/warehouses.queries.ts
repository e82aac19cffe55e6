import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'

export async function listWarehouses({ db }: Context): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from warehouses order by name, id`)
  return rows
}

export async function requireWarehouse({ db }: Context, id: number): Promise<{ id: number; name: string }> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from warehouses where id = ${id}`)
  const [found] = rows
  if (!found) throw new AppError('warehouse.not-found')
  return found
}
