import type { FastifyInstance } from 'fastify'
import { reportsApi } from '@vitrina/contract/reports/reports'
import { serve } from '#platform/http/routes'
import { exportReport } from './export-report.ts'
import { listOptions } from './names.queries.ts'
import { readCarts } from './read-carts.ts'
import { readDebtReport } from './read-debts.ts'
import { readPromises } from './read-promises.ts'
import { readSales } from './read-sales.ts'
import { readSearchHealth } from './read-search-health.ts'

export async function reportRoutes(app: FastifyInstance) {
  serve(app, reportsApi.options, (_, { ctx, actor }) => listOptions(ctx, actor.language))
  serve(app, reportsApi.sales, ({ query }, { ctx, actor }) => readSales(ctx, actor, query))
  serve(app, reportsApi.carts, ({ query }, { ctx, actor }) => readCarts(ctx, actor, query))
  serve(app, reportsApi.debts, ({ query }, { ctx, actor }) => readDebtReport(ctx, actor, query))
  serve(app, reportsApi.promises, ({ query }, { ctx, actor }) => readPromises(ctx, actor, query))
  serve(app, reportsApi.search, ({ query }, { ctx, actor }) => readSearchHealth(ctx, actor, query))
  serve(app, reportsApi.exportFile, ({ body }, { ctx, actor }) => exportReport(ctx, actor, body))
}
