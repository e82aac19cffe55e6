import * as z from 'zod'

export const filterValue = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  count: z.number(),
  selected: z.boolean(),
  /** Of a section: the one above it. */
  parentId: z.number().nullable().optional(),
})
export type FilterValue = z.infer<typeof filterValue>

export const catalogueFilter = z.object({
  id: z.string(),
  /**
   * Of a feature: its key among the properties. Its id is `feature-{code}`, as a code may equal an id of ours; of a select filter
   * `custom-{code}`.
   */
  code: z.string().nullable(),
  name: z.string(),
  kind: z.enum(['list', 'tree', 'range', 'flag', 'select']),
  primary: z.boolean(),
  unit: z.string().nullable(),
  /** Of a range: the smallest and the largest value in the results. */
  value: z.object({ from: z.number(), to: z.number() }).nullable(),
  values: z.array(filterValue),
  /** Number of all values; `values` of a long list holds only the first. */
  valueCount: z.number(),
})
export type CatalogueFilter = z.infer<typeof catalogueFilter>
