import { takesGoods } from '@vitrina/contract/fulfilment/warehouses.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findWarehouse, findWarehouses, type Warehouse } from './warehouses.queries.ts'

/** All of them, switched off or not. */
export const listWarehouses = (ctx: Context): Promise<Warehouse[]> => findWarehouses(ctx)

export async function requireWarehouse(ctx: Context, id: number): Promise<Warehouse> {
  const found = await findWarehouse(ctx, id)
  if (!found) throw new AppError('warehouse.not-found')
  return found
}

/** A warehouse that goods may be sent to or arrive at; `pickupAt`: where the order they are for is picked up. */
export async function requireOpenWarehouse(ctx: Context, id: number, pickupAt: number | null = null): Promise<Warehouse> {
  const found = await requireWarehouse(ctx, id)
  if (!takesGoods(found, pickupAt)) throw new AppError('warehouse.off')
  return found
}
