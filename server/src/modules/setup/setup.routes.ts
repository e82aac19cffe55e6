import type { FastifyInstance } from 'fastify'
import { setupApi } from '@vitrina/contract/setup/setup'
import { serve } from '#platform/http/routes'
import { createShop } from './create-shop.ts'
import { checkSetupCode } from './setup-codes.ts'

export async function setupRoutes(app: FastifyInstance) {
  serve(app, setupApi.checkCode, async ({ body }, { ctx, actor }) => {
    await checkSetupCode(ctx, actor, body.code)
    return {}
  })
  serve(app, setupApi.createShop, async ({ body: { code, ...shop } }, { ctx, actor }) => {
    await checkSetupCode(ctx, actor, code)
    return createShop(ctx, actor, shop)
  })
}
