import type { Arrival } from '@vitrina/contract/promise/arrivals'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { lockArrival, saveExpectedOn } from './arrivals.queries.ts'

/** Orders that wait for the arrival are promised anew by the job of this name. */
export const ARRIVAL_MOVED = 'promise.arrival-moved'

/** Goods are expected on another day; a job of the same transaction renews the promises that wait for them. */
export const moveArrival = (ctx: Context, actor: Actor, { id, expectedOn }: { id: number; expectedOn: string }): Promise<Arrival> =>
  inTransaction(ctx, async (tx) => {
    const before = await lockArrival(tx, id)
    if (!before) throw new AppError('arrival.not-found')
    if (expectedOn < sellerDay(tx.now())) throw new AppError('arrival.past')
    if (expectedOn === before.expectedOn) return before
    await saveExpectedOn(tx, { id, expectedOn })
    const diff = { before: before.expectedOn, after: expectedOn }
    await recordEvent(tx, actor, { type: 'arrival.moved', entity: 'arrival', entityId: id, diff })
    await tx.jobs.add(ARRIVAL_MOVED, { arrivalId: id })
    return { ...before, expectedOn }
  })
