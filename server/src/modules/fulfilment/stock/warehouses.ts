import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findWarehouse, findWarehouses, type Warehouse } from './warehouses.queries.ts'

/** Where goods may arrive or be sent to. */
export const listWarehouses = (ctx: Context): Promise<Warehouse[]> => findWarehouses(ctx)

export async function requireWarehouse(ctx: Context, id: number): Promise<Warehouse> {
  const found = await findWarehouse(ctx, id)
  if (!found) throw new AppError('warehouse.not-found')
  return found
}
