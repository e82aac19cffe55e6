import type { FastifyInstance } from 'fastify'
import { customerPageApi } from '@vitrina/contract/back-office/customer-page'
import { serve } from '#platform/http/routes'
import { addCustomerNote, addCustomerTask, finishCustomerTask, listMyTasks, readCustomerPage } from './customer-page.ts'

export async function customerPageRoutes(app: FastifyInstance) {
  serve(app, customerPageApi.read, ({ params }, { ctx, actor }) => readCustomerPage(ctx, actor, params.id))
  serve(app, customerPageApi.addNote, ({ params, body }, { ctx, actor }) => addCustomerNote(ctx, actor, { ...params, ...body }))
  serve(app, customerPageApi.addTask, ({ params, body }, { ctx, actor }) => addCustomerTask(ctx, actor, { ...params, ...body }))
  serve(app, customerPageApi.finishTask, ({ params }, { ctx, actor }) => finishCustomerTask(ctx, actor, params))
  serve(app, customerPageApi.myTasks, (_, { ctx, actor }) => listMyTasks(ctx, actor))
}
