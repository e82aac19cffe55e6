import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { productCard } from './catalogue.ts'
import { customChoice } from './catalogue.query.ts'
import { MOST_COMPARED } from './comparison.rules.ts'

const comparedFeature = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  group: z.string(),
  /** One for each product, in their order; empty where it does not state the feature. */
  cells: z.array(z.string()),
})
export type ComparedFeature = z.infer<typeof comparedFeature>

export const comparisonApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v2/compare',
    summary: 'Products side by side, feature by feature',
    policy: 'guest',
    query: z.object({ ids: customChoice.refine((ids) => ids.length <= MOST_COMPARED) }),
    output: z.object({
      /** In the order asked, without those no longer sold. */
      items: z.array(productCard),
      features: z.array(comparedFeature),
    }),
  }),
}
