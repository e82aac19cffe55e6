import type { FastifyInstance } from 'fastify'
import { quoteDeskApi } from '@vitrina/contract/quotes/quote-desk'
import { serve } from '#platform/http/routes'
import { approveAnswer, refuseQuote, saveAnswer, sendAnswer, sendBackAnswer, takeQuote } from './answer-quote.ts'
import { changeTerms, readTerms } from './quote-terms.ts'
import { listDeskQuotes, readDeskQuote } from './read-desk-quote.ts'

export async function quoteDeskRoutes(app: FastifyInstance) {
  serve(app, quoteDeskApi.list, ({ query }, { ctx, actor }) => listDeskQuotes(ctx, actor, query))
  serve(app, quoteDeskApi.terms, (_, { actor }) => readTerms(actor))
  serve(app, quoteDeskApi.changeTerms, ({ body }, { ctx, actor }) => changeTerms(ctx, actor, body))
  serve(app, quoteDeskApi.read, ({ params }, { ctx, actor }) => readDeskQuote(ctx, actor, params.id))
  serve(app, quoteDeskApi.take, ({ params, body }, { ctx, actor }) => takeQuote(ctx, actor, { ...params, ...body }))
  serve(app, quoteDeskApi.save, ({ params, body }, { ctx, actor }) => saveAnswer(ctx, actor, { ...params, ...body }))
  serve(app, quoteDeskApi.send, ({ params, body }, { ctx, actor }) => sendAnswer(ctx, actor, { ...params, ...body }))
  serve(app, quoteDeskApi.approve, ({ params, body }, { ctx, actor }) => approveAnswer(ctx, actor, { ...params, ...body }))
  serve(app, quoteDeskApi.sendBack, ({ params, body }, { ctx, actor }) => sendBackAnswer(ctx, actor, { ...params, ...body }))
  serve(app, quoteDeskApi.refuse, ({ params, body }, { ctx, actor }) => refuseQuote(ctx, actor, { ...params, ...body }))
}
