import type { Arrival } from '@vitrina/contract/promise/arrivals'
import type { Context } from '#platform/context'
import { findArrivalRow, findArrivals } from './arrivals.queries.ts'
import { type ArrivalSum, deleteArrival, findArrivalSums, findOverpromised } from './arrivals-desk.queries.ts'

export type { ArrivalSum }

/** Expected goods of a product, the earliest first. */
export const listArrivals = (ctx: Context, productId: number): Promise<Arrival[]> => findArrivals(ctx, productId)

export const findArrival = (ctx: Context, id: number): Promise<Arrival | undefined> => findArrivalRow(ctx, id)

/** Expected amounts of goods by warehouse, and how much of them orders wait for. */
export const sumArrivals = (ctx: Context, productIds: readonly number[]): Promise<ArrivalSum[]> => findArrivalSums(ctx, productIds)

/** Goods of which orders wait for more than an arrival brings. */
export const listOverpromised = (ctx: Context): Promise<{ productId: number; warehouseId: number }[]> => findOverpromised(ctx)

/** After the orders that waited for it have lost their day. */
export const forgetArrival = (ctx: Context, id: number) => deleteArrival(ctx, id)
