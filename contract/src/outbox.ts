import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** kept: there is no mail server, the letter is only shown here; failed: the mail server refused it for good. */
export const mailState = z.enum(['waiting', 'sent', 'kept', 'failed'])
export type MailState = z.infer<typeof mailState>

export const mailCard = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  state: mailState,
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type MailCard = z.infer<typeof mailCard>

export const mail = mailCard.extend({
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string() })),
})
export type Mail = z.infer<typeof mail>

/** A text message; kept: there is no gateway, it is only shown here; failed: no gateway accepted it. */
export const textMessage = z.object({
  id: z.number(),
  recipient: z.string(),
  text: z.string(),
  state: mailState,
  /** The gateway that accepted it; `mail`: a letter was sent instead. */
  provider: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type TextMessage = z.infer<typeof textMessage>

export const OUTBOX_SIZE = 100

/** The demo store's letters and text messages; other stores do not have these calls. */
export const outboxApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/outbox',
    summary: 'The latest letters of the demo store, newest first',
    policy: 'guest',
    query: z.object({ recipient: z.string().max(254).optional() }),
    output: z.object({ items: z.array(mailCard) }),
  }),
  sms: endpoint({
    method: 'GET',
    path: '/api/v2/outbox/sms',
    summary: 'The latest text messages of the demo store, newest first',
    policy: 'guest',
    query: z.object({ recipient: z.string().max(32).optional() }),
    output: z.object({ items: z.array(textMessage) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v2/outbox/:id',
    summary: 'One letter of the demo store',
    policy: 'guest',
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    output: mail,
    errors: ['mail.not-found'],
  }),
}
