import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const setupLines = ['goods', 'prices', 'stock', 'delivery', 'mail', 'bank', 'papers', 'open'] as const
export type SetupLine = (typeof setupLines)[number]

/** later: the shop can open without it. */
export const setupStates = ['done', 'todo', 'later'] as const

const checklist = z.object({
  isOpen: z.boolean(),
  lines: z.array(
    z.object({
      name: z.enum(setupLines),
      state: z.enum(setupStates),
      /** A count, for the line's own words. */
      facts: z.record(z.string(), z.number()),
    }),
  ),
  /** Goods of the sample that are there; null: it was never loaded, or is gone. */
  sample: z.object({ products: z.number() }).nullable(),
})
export type SetupChecklist = z.infer<typeof checklist>

/** A product of the sample that somebody needs: it stays, and is no longer sold. */
const keptProduct = z.object({ article: z.string(), name: z.string() })

export const setupDeskApi = {
  checklist: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/setup',
    summary: 'What a new shop still needs, counted from what there is',
    policy: 'staff',
    permission: 'settings',
    output: checklist,
  }),
  setOpen: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/setup/open',
    summary: 'Open the shop to visitors, or close it',
    policy: 'staff',
    permission: 'settings',
    body: z.object({ isOpen: z.boolean() }),
    output: checklist,
  }),
  loadSample: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/setup/sample',
    summary: 'Load the sample of 200 goods with prices and stock',
    policy: 'staff',
    permission: 'settings',
    idempotent: true,
    output: checklist,
    errors: ['sample.loaded', 'sample.no-ground'],
  }),
  removeSample: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/setup/sample',
    summary: 'Remove the sample and nothing else; what was ordered stays, unpublished',
    policy: 'staff',
    permission: 'settings',
    output: z.object({ removed: z.number(), kept: z.array(keptProduct), checklist }),
    errors: ['sample.not-loaded'],
  }),
}
