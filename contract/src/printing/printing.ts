import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const printStates = ['making', 'done', 'failed'] as const

/** One paper is made at once; many are made by a job, and `printingId` is asked how far it is. */
export const printed = z.object({ path: z.string().nullable(), printingId: z.number().nullable() })
export type Printed = z.infer<typeof printed>

export const printingApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/printing/:id',
    summary: 'Papers of many orders being made into one file: how far they are, and the file',
    policy: 'staff',
    permission: 'orders.see',
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    output: z.object({
      state: z.enum(printStates),
      /** Orders or shipments in the file. */
      count: z.number(),
      percent: z.number(),
      /** Of the PDF that opens for printing; null until it is made. */
      path: z.string().nullable(),
    }),
    errors: ['file.not-found'],
  }),
}
