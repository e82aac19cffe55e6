import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pictureKey } from '../site/site.settings.ts'
import { staffOfContent } from './content-desk.ts'

const text = (most: number) => z.string().trim().max(most)
const papers = z.strictObject({
  header: text(500),
  footer: text(1_000),
  color: z.string().regex(/^(?:#[0-9a-f]{6})?$/i),
  logo: pictureKey,
  stamp: pictureKey,
  signature: pictureKey,
  headPost: text(200),
  headName: text(300),
  accountantName: text(300),
})
export type Papers = z.infer<typeof papers>

/** Every paper that is printed; their look is one. */
export const paperKinds = ['invoice', 'upd', 'waybill', 'correction', 'reconciliation', 'order', 'specification'] as const
export type PaperKind = (typeof paperKinds)[number]

const saved = z.object({ version: z.number(), papers })
const path = '/api/v1/back-office/content/papers'

export const papersApi = {
  read: endpoint({
    method: 'GET',
    path,
    summary: 'What the seller adds to papers, and who signs them',
    ...staffOfContent,
    output: saved,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: 'Change the look of papers to come; those that are issued stay as they are',
    ...staffOfContent,
    body: z.strictObject({ version: z.int(), papers }),
    output: saved,
    errors: ['content.changed'],
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: 'An invented paper as the real PDF',
    ...staffOfContent,
    body: z.strictObject({ papers, kind: z.enum(paperKinds) }),
    output: z.object({ pdf: z.string() }),
  }),
}
