import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { forEachDue } from '#platform/jobs/for-each-due'
import { findArrival, listWaiting } from '#modules/promise/arrivals.queries'
import { recalculatePromise } from './recalculate-promise.ts'

/** Orders that wait for goods expected on another day now. */
export const arrivalMoved = job({
  name: 'promise.arrival-moved',
  payload: z.object({ arrivalId: z.number() }),
  run: async (ctx, { arrivalId }) => {
    const arrival = await findArrival(ctx, arrivalId)
    if (arrival) await forEachDue(ctx, await listWaiting(ctx, arrivalId), (tx, orderId) => recalculatePromise(tx, orderId, arrival))
  },
})
