import type { FastifyInstance } from 'fastify'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import { createQuote } from './create-quote.ts'
import { acceptQuote, endQuote } from './decide-on-quote.ts'
import { orderQuote, readQuoteCheckout } from './order-quote.ts'
import { listQuotes, readQuote } from './read-quote.ts'
import { removeQuote, saveWishes, sendWishes } from './send-wishes.ts'

export async function quotesRoutes(app: FastifyInstance) {
  serve(app, quotesApi.list, ({ query }, { ctx, actor }) => listQuotes(ctx, actor, query))
  serve(app, quotesApi.create, ({ body }, { ctx, actor }) => createQuote(ctx, actor, body))
  serve(app, quotesApi.read, ({ params }, { ctx, actor }) => readQuote(ctx, actor, params.id))
  serve(app, quotesApi.save, ({ params, body }, { ctx, actor }) => saveWishes(ctx, actor, { ...params, ...body }))
  serve(app, quotesApi.remove, async ({ params }, { ctx, actor }) => {
    await removeQuote(ctx, actor, params.id)
    return {}
  })
  serve(app, quotesApi.send, ({ params, body }, { ctx, actor }) => sendWishes(ctx, actor, { ...params, ...body }))
  serve(app, quotesApi.accept, ({ params, body }, { ctx, actor }) => acceptQuote(ctx, actor, { ...params, ...body }))
  serve(app, quotesApi.decline, ({ params, body }, { ctx, actor }) => endQuote(ctx, actor, { ...params, ...body, step: 'decline' }))
  serve(app, quotesApi.withdraw, ({ params, body }, { ctx, actor }) => endQuote(ctx, actor, { ...params, ...body, step: 'withdraw' }))
  serve(app, quotesApi.checkout, ({ params, query }, { ctx, actor }) => readQuoteCheckout(ctx, actor, { ...params, ...query }))
  serve(app, quotesApi.order, async ({ params, body }, { ctx, actor }) => ({
    orders: await orderQuote(ctx, actor, { ...params, ...body, origin: originOf(ctx, actor.site) }),
  }))
}
