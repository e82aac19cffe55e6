import type { FastifyInstance } from 'fastify'
import { printingApi } from '@vitrina/contract/printing/printing'
import { serve } from '#platform/http/routes'
import { readPrinting } from './printing.ts'

export async function printingRoutes(app: FastifyInstance) {
  serve(app, printingApi.read, ({ params }, { ctx, actor }) => readPrinting(ctx, actor, params.id))
}
