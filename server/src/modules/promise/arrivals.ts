import type { Arrival } from '@vitrina/contract/promise/arrivals'
import type { Context } from '#platform/context'
import { findArrivalRow, findArrivals } from './arrivals.queries.ts'

/** Expected goods of a product, the earliest first. */
export const listArrivals = (ctx: Context, productId: number): Promise<Arrival[]> => findArrivals(ctx, productId)

export const findArrival = (ctx: Context, id: number): Promise<Arrival | undefined> => findArrivalRow(ctx, id)
