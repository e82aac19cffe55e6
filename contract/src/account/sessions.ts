import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const session = z.object({
  id: z.string(),
  /** Browser name from its user agent; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  isPhone: z.boolean(),
  ip: z.string(),
  /** The member of the seller's staff who works in my place. */
  staffName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Ending all the others is `signOutEverywhere` of the auth word. */
export const sessionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user/sessions',
    summary: 'My sessions, this one first',
    policy: 'user',
    inPerson: true,
    output: z.object({ items: z.array(session) }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/v1/user/sessions/:id',
    summary: 'End that session',
    policy: 'user',
    inPerson: true,
    params: z.object({ id: z.uuid() }),
    output: z.object({}),
    errors: ['session.not-found'],
  }),
}
