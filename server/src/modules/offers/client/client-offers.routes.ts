import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import { serve } from '#platform/http/routes'
import { acceptOffer, askAboutOffer, declineOffer } from './answer-offer.ts'
import { readClientOffer } from './client-offer.ts'
import { clientFile } from './client-file.ts'
import { countClientView } from './count-view.ts'

/** An offer is for whoever has its link, and for no search engine. */
const hide = (reply: FastifyReply) =>
  void reply.headers({ 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' })

export async function clientOffersRoutes(app: FastifyInstance) {
  app.addHook('onRequest', (_, reply, done) => {
    hide(reply)
    done()
  })
  serve(app, clientOffersApi.read, ({ params }, { ctx, actor }) => readClientOffer(ctx, actor, params.token))
  serve(app, clientOffersApi.seen, ({ params }, { ctx, actor }) => countClientView(ctx, actor, params.token))
  serve(app, clientOffersApi.accept, ({ params, body }, { ctx, actor }) => acceptOffer(ctx, actor, { ...params, ...body }))
  serve(app, clientOffersApi.decline, ({ params, body }, { ctx, actor }) => declineOffer(ctx, actor, { ...params, ...body }))
  serve(app, clientOffersApi.ask, ({ params, body }, { ctx, actor }) => askAboutOffer(ctx, actor, { ...params, ...body }))
  serve(app, clientOffersApi.file, ({ params, query }, { ctx, actor }) => clientFile(ctx, actor, { ...params, ...query }))
}
