import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const MAX_SAVED_FILTERS = 100

/** One choice of the filter as text; a value that no longer exists is not available, the rest still works. */
export const filterChip = z.object({ id: z.string(), name: z.string(), text: z.string(), isAvailable: z.boolean() })
export type FilterChip = z.infer<typeof filterChip>

export const savedFilter = z.object({ id: z.number(), name: z.string(), url: z.string(), chips: z.array(filterChip) })
export type SavedFilter = z.infer<typeof savedFilter>

const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })
const name = z
  .string()
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
  .pipe(z.string().min(1).max(120))

export const savedFiltersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user-filter',
    summary: 'Saved filters of the user, newest first',
    policy: 'user',
    output: z.object({ items: z.array(savedFilter) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/user-filter',
    summary: 'Save the filters of a catalogue address',
    policy: 'user',
    body: z.object({ name, url: z.string().max(4_000) }),
    output: savedFilter,
    errors: ['user-filter.too-many'],
    idempotent: true,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/user-filter/:id',
    summary: 'Give a saved filter another name',
    policy: 'user',
    params: id,
    body: z.object({ name }),
    output: savedFilter,
    errors: ['user-filter.not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/user-filter/:id',
    summary: 'Delete a saved filter',
    policy: 'user',
    params: id,
    output: z.object({}),
    errors: ['user-filter.not-found'],
  }),
}
