import type { FastifyInstance } from 'fastify'
import { captchaApi } from '@vitrina/contract/captcha'
import { serve } from '../http/routes.ts'
import { newChallenge } from './altcha.ts'
import { listOutages, currentProvider } from './provider-outages.ts'

export async function captchaRoutes(app: FastifyInstance): Promise<void> {
  serve(app, captchaApi.challenge, async (_, { ctx, reply }) => {
    void reply.header('cache-control', 'no-store')
    const { parameters, signature } = await newChallenge(ctx)
    return { parameters, signature }
  })
  serve(app, captchaApi.provider, async (_, { ctx, actor, reply }) => {
    void reply.header('cache-control', 'no-store')
    return { provider: await currentProvider(ctx, actor) }
  })
  serve(app, captchaApi.outages, async (_, { ctx }) => ({ items: await listOutages(ctx) }))
}
