import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const favouritesApi = {
  toggle: endpoint({
    method: 'PUT',
    path: '/api/v1/product/:id/toggle-favorite',
    summary: 'Put a product among the favourites or take it away; with `favorite` a repeat changes nothing',
    // A guest hears the words of the specification, not the common ones.
    policy: 'guest',
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    body: z.object({ favorite: z.boolean().optional() }),
    output: z.object({ favorite: z.boolean() }),
    errors: ['favourite.sign-in', 'favourite.not-found'],
    idempotent: true,
  }),
}
