import type { FastifyInstance } from 'fastify'
import { bankStatementApi } from '@vitrina/contract/payments/bank-statement'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { reconcileApi } from '@vitrina/contract/payments/reconcile'
import { serve } from '#platform/http/routes'
import { allocateAtDesk } from './desk/allocate-at-desk.ts'
import { exportPayments } from './desk/export-payments.ts'
import { listPaymentsAtDesk, confirmRefundAtDesk, readAtDesk, recordAtDesk } from './desk/payments-at-desk.ts'
import { refundAtDesk } from './desk/refund-at-desk.ts'
import { unallocateAtDesk } from './desk/unallocate-at-desk.ts'
import { voidAtDesk } from './desk/void-at-desk.ts'
import { exportComparison } from './reconcile/export-comparison.ts'
import { reconcileCards } from './reconcile/reconcile-cards.ts'
import { listLines } from './statement/list-lines.ts'
import { loadStatement } from './statement/load-statement.ts'
import { acceptLines, dismissLines, restoreLines, undoLines } from './statement/settle-lines.ts'

export async function paymentsBackOfficeRoutes(app: FastifyInstance) {
  serve(app, paymentDeskApi.list, ({ query: { 'per-page': size, ...filter } }, { ctx, actor }) =>
    listPaymentsAtDesk(ctx, actor, { ...filter, size }),
  )
  serve(app, paymentDeskApi.exportFile, ({ body }, { ctx, actor }) => exportPayments(ctx, actor, body))
  serve(app, paymentDeskApi.read, ({ params }, { ctx, actor }) => readAtDesk(ctx, actor, params.id))
  serve(app, paymentDeskApi.record, ({ body }, { ctx, actor }) => recordAtDesk(ctx, actor, body))
  serve(app, paymentDeskApi.allocate, ({ params, body }, { ctx, actor }) => allocateAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.unallocate, ({ params, body }, { ctx, actor }) => unallocateAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.void, ({ params, body }, { ctx, actor }) => voidAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.refund, ({ params, body }, { ctx, actor }) => refundAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.paidBack, ({ params, body }, { ctx, actor }) => confirmRefundAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, bankStatementApi.load, ({ body }, { ctx, actor, files }) => loadStatement(ctx, actor, { file: files.file, text: body.text }))
  serve(app, bankStatementApi.list, ({ query: { 'per-page': size, ...asked } }, { ctx }) => listLines(ctx, { ...asked, size }))
  serve(app, bankStatementApi.accept, ({ body }, { ctx, actor }) => acceptLines(ctx, actor, body.lines))
  serve(app, bankStatementApi.undo, ({ body }, { ctx, actor }) => undoLines(ctx, actor, body))
  serve(app, bankStatementApi.dismiss, ({ body }, { ctx, actor }) => dismissLines(ctx, actor, body))
  serve(app, bankStatementApi.restore, ({ body }, { ctx, actor }) => restoreLines(ctx, actor, body.ids))
  serve(app, reconcileApi.compare, ({ params, body }, { ctx, actor, files }) =>
    reconcileCards(ctx, actor, { ...params, ...body, file: files.file }),
  )
  serve(app, reconcileApi.compareFile, ({ params, body }, { ctx, actor, files }) =>
    exportComparison(ctx, actor, { ...params, ...body, file: files.file }),
  )
}
