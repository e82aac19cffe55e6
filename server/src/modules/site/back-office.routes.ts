import type { FastifyInstance } from 'fastify'
import { settingsDeskApi } from '@vitrina/contract/site/settings-desk'
import { serve } from '#platform/http/routes'
import { readSettings, saveSettings } from './settings-desk.ts'

export async function settingsDeskRoutes(app: FastifyInstance) {
  serve(app, settingsDeskApi.read, (_, { ctx, actor }) => readSettings(ctx, actor))
  serve(app, settingsDeskApi.save, ({ body }, { ctx, actor }) => saveSettings(ctx, actor, body))
}
