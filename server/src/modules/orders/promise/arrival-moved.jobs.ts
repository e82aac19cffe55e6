import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { forEachDue } from '#platform/jobs/for-each-due'
import { findArrival, forgetArrival } from '#modules/promise/arrivals'
import { ARRIVAL_MOVED } from '#modules/promise/move-arrival'
import { recalculatePromise } from './recalculate-promise.ts'
import { listWaiting } from './waiting-orders.queries.ts'

/** Orders that wait for goods expected on another day now, or not at all: then nothing is left of the arrival. */
export const arrivalMoved = job({
  name: ARRIVAL_MOVED,
  payload: z.object({ arrivalId: z.number() }),
  run: async (ctx, { arrivalId }) => {
    const arrival = await findArrival(ctx, arrivalId)
    if (!arrival) return
    await forEachDue(ctx, await listWaiting(ctx, arrivalId), (tx, orderId) => recalculatePromise(tx, orderId, arrival))
    if (arrival.quantity === 0) await forgetArrival(ctx, arrivalId)
  },
})
