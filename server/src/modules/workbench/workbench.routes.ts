import type { FastifyInstance } from 'fastify'
import { workbenchApi } from '@vitrina/contract/workbench/workbench'
import { serve } from '#platform/http/routes'
import { readCartDay } from '#modules/cart/cart-day'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { readFrequentProducts } from './frequent-products.ts'
import { readWorkbench } from './read-workbench.ts'

export async function workbenchRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, workbenchApi.read, (_, { ctx, actor }) => readWorkbench(ctx, actor))
  serve(app, workbenchApi.cartDay, async (_, { ctx, actor }) => ({ day: await readCartDay(ctx, actor) }))
  serve(app, workbenchApi.frequentProducts, async (_, { ctx, actor }) => ({ items: await readFrequentProducts(ctx, actor, catalogue) }))
}
