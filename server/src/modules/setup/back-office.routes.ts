import type { FastifyInstance } from 'fastify'
import { setupDeskApi } from '@vitrina/contract/setup/setup-desk'
import { integrationsApi } from '@vitrina/contract/setup/integrations'
import { serve } from '#platform/http/routes'
import { readChecklist, setOpen } from './checklist.ts'
import { checkIntegration } from './integrations/check-integration.ts'
import { listIntegrations } from './integrations/list-integrations.ts'
import { loadSample, removeSample } from './sample/sample.ts'

export async function setupDeskRoutes(app: FastifyInstance) {
  serve(app, setupDeskApi.checklist, (_, { ctx, actor }) => readChecklist(ctx, actor))
  serve(app, setupDeskApi.setOpen, ({ body }, { ctx, actor }) => setOpen(ctx, actor, body.isOpen))
  serve(app, setupDeskApi.loadSample, async (_, { ctx, actor }) => {
    await loadSample(ctx, actor)
    return readChecklist(ctx, actor)
  })
  serve(app, setupDeskApi.removeSample, async (_, { ctx, actor }) => ({
    ...(await removeSample(ctx, actor)),
    checklist: await readChecklist(ctx, actor),
  }))
  serve(app, integrationsApi.list, (_, { ctx, actor }) => ({ items: listIntegrations(ctx, actor) }))
  serve(app, integrationsApi.check, ({ params }, { ctx, actor }) => checkIntegration(ctx, actor, params.name))
}
