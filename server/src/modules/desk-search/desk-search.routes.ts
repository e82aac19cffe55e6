import type { FastifyInstance } from 'fastify'
import { deskSearchApi } from '@vitrina/contract/desk-search/desk-search'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { CustomerFollower } from './customers/follow-customers.ts'
import { findByText } from './find-by-text.ts'

export async function deskSearchRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  const customers = new CustomerFollower(app.ctx)
  // A large store's customers take a second to read: not at the first key.
  app.addHook('onListen', () => {
    customers.read(null).catch((error: unknown) => app.log.warn({ err: error }, 'the search of staff could not read the customers'))
  })
  serve(app, deskSearchApi.find, ({ query }, { ctx, actor }) => findByText(ctx, actor, { catalogue, customers }, query.q))
}
