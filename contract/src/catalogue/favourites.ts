import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const favouritesApi = {
  toggle: endpoint({
    method: 'PUT',
    path: '/api/v1/product/:id/toggle-favorite',
    summary: 'Add a product to the favourites or remove it; with `favorite` a repeat changes nothing',
    // A guest gets the specification's own error text, not the common one.
    policy: 'guest',
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    body: z.object({ favorite: z.boolean().optional() }),
    output: z.object({ favorite: z.boolean() }),
    errors: ['favourite.sign-in', 'favourite.not-found'],
    idempotent: true,
  }),
}
