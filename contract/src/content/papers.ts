import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffOfContent } from './content-desk.ts'

const text = (most: number) => z.string().trim().max(most)
/** A key of a stored file. */
const picture = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/)
  .nullable()

const papers = z.strictObject({
  header: text(500),
  footer: text(1_000),
  logo: picture,
  stamp: picture,
  signature: picture,
  headPost: text(200),
  headName: text(300),
  accountantName: text(300),
})
export type Papers = z.infer<typeof papers>

const saved = z.object({ version: z.number(), papers })
const path = '/api/v1/back-office/content/papers'

export const papersApi = {
  read: endpoint({
    method: 'GET',
    path,
    summary: 'What the seller adds to invoices, and who signs them',
    ...staffOfContent,
    output: saved,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: 'Change the look of invoices to come; those that are issued stay as they are',
    ...staffOfContent,
    body: z.strictObject({ version: z.int(), papers }),
    output: saved,
    errors: ['content.changed'],
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: 'An invented invoice as the real PDF',
    ...staffOfContent,
    body: z.strictObject({ papers }),
    output: z.object({ pdf: z.string() }),
  }),
}
