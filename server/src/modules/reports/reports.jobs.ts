import * as z from 'zod'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { type Context, inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { recordDebtDay } from './read-debts.ts'
import { SEARCH_DAY_OPEN_FOR, sumChangedDays, sumSearchDays } from './summaries.queries.ts'

/** Days whose orders have changed, until none is left. */
export async function sumSales(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, sumChangedDays)) > 0);
}

export const sumSalesDays = job({ name: 'reports.sum-sales', payload: z.object({}), run: sumSales })

export const sumSearchHealth = job({
  name: 'reports.sum-searches',
  payload: z.object({}),
  run: (ctx) => inTransaction(ctx, (tx) => sumSearchDays(tx, { before: shiftDay(sellerDay(tx.now()), -SEARCH_DAY_OPEN_FOR) })),
})

export const recordDebts = job({ name: 'reports.record-debts', payload: z.object({}), run: recordDebtDay })
