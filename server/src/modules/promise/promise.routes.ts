import type { FastifyInstance } from 'fastify'
import { destinationApi } from '@vitrina/contract/promise/destination'
import { promiseApi } from '@vitrina/contract/promise/promise'
import { serve } from '#platform/http/routes'
import { chooseDestination, readBuyerDestination } from './buyer-destination.ts'
import { askPromise } from './promise-goods.ts'

export async function promiseRoutes(app: FastifyInstance) {
  serve(app, destinationApi.read, (_, { ctx, actor }) => readBuyerDestination(ctx, actor))
  serve(app, destinationApi.choose, ({ body }, { ctx, actor }) => chooseDestination(ctx, actor, body))
  serve(app, promiseApi.ask, ({ body }, { ctx, actor }) => askPromise(ctx, actor, body))
}
