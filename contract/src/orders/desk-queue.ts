import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { printed } from '../printing/printing.ts'
import { MOST_AT_ONCE, MOST_IN_REQUEST } from './desk-queue.rules.ts'
import { deskFilters } from './order-desk.ts'
import { orderId } from './orders.ts'

const queue = '/api/v1/back-office/order-queue'

/** One order of many: what became of it. `already`: somebody, or an earlier press, was first. */
const outcome = z.object({
  id: z.number(),
  /** Empty: there is no such order, or it is another manager's. */
  number: z.string(),
  result: z.enum(['done', 'already', 'refused']),
  /** Why not, in the person's language. */
  message: z.string(),
})
export type BulkOutcome = z.infer<typeof outcome>
const report = z.object({ items: z.array(outcome) })

/** With the version that was seen: an order changed since is not changed blindly. */
const seen = z
  .array(z.object({ id: orderId, version: z.int().min(0) }))
  .min(1)
  .max(MOST_IN_REQUEST)

const colleague = z.object({
  id: z.number(),
  name: z.string(),
  openOrders: z.number(),
  /** New orders and messages without an answer. */
  waiting: z.number(),
  waitsSince: z.iso.datetime().nullable(),
  /** Waiting longer than the norm. */
  overdue: z.number(),
  awayUntil: z.iso.date().nullable(),
  substitute: z.string().nullable(),
})

const news = z.object({
  id: z.number(),
  kind: z.enum(['order', 'message']),
  orderId: z.number(),
  number: z.string(),
  company: z.string(),
})
export type DeskNews = z.infer<typeof news>

export const deskQueueApi = {
  matching: endpoint({
    method: 'GET',
    path: `${queue}/matching`,
    summary: 'Every order of a queue and its filters, for one action on all of them',
    policy: 'staff',
    permission: 'orders.see',
    query: deskFilters,
    output: z.object({
      items: z.array(z.object({ id: z.number(), number: z.string(), version: z.number() })).max(MOST_AT_ONCE),
      isCut: z.boolean(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${queue}/confirm`,
    summary: 'Accept many orders, each by itself; a report says what became of each',
    policy: 'staff',
    permission: 'orders',
    body: z.object({ orders: seen }),
    output: report,
  }),
  invoice: endpoint({
    method: 'POST',
    path: `${queue}/invoice`,
    summary: 'Issue the invoices of many orders anew, each by itself',
    policy: 'staff',
    permission: 'payments',
    body: z.object({ orders: seen }),
    output: report,
  }),
  assign: endpoint({
    method: 'POST',
    path: `${queue}/assign`,
    summary: 'Give orders to a colleague who serves their companies',
    policy: 'staff',
    permission: 'orders',
    body: z.object({ orders: seen, managerId: orderId }),
    output: report,
    errors: ['staff.not-found'],
  }),
  file: endpoint({
    method: 'POST',
    path: `${queue}/file`,
    summary: 'Orders as one file: pdf prints their forms, more than one by a job; xlsx is a table of them',
    policy: 'staff',
    permission: 'orders.see',
    body: z.object({ ids: z.array(orderId).min(1).max(MOST_AT_ONCE), format: z.enum(['pdf', 'xlsx']) }),
    output: printed.extend({ missing: z.array(z.number()) }),
    errors: ['order.not-found'],
  }),
  colleagues: endpoint({
    method: 'GET',
    path: `${queue}/colleagues`,
    summary: 'Managers with their load: open orders, who waits for an answer and since when, against the norm',
    policy: 'staff',
    permission: 'orders',
    output: z.object({ items: z.array(colleague), normHours: z.number() }),
  }),
  news: endpoint({
    method: 'GET',
    path: `${queue}/news`,
    summary: 'New orders and messages for this person, or for a colleague they stand in for, since an event',
    policy: 'staff',
    permission: 'orders',
    query: z.object({ after: z.coerce.number().int().min(0).optional() }),
    /** `last` is asked with the next time. */
    output: z.object({ last: z.number(), items: z.array(news) }),
  }),
}
