import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'

const ofPath = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

export const namedCart = z.object({
  id: z.number(),
  name: z.string(),
  isActive: z.boolean(),
  version: z.number(),
  count: z.number(),
  sum: money,
  updatedAt: z.iso.datetime(),
})
export type NamedCart = z.infer<typeof namedCart>

const cartName = z
  .string()
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
  .pipe(z.string().min(1).max(120))

/** Several carts of one buyer, each with its name; the lines are those of the active one (`cartApi`). */
export const namedCartsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/carts',
    summary: 'All carts of the user in the active company, the active one first',
    policy: 'user',
    output: z.object({ items: z.array(namedCart) }),
    errors: ['feature.off'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/carts',
    summary: 'Begin another cart, which becomes the active one',
    policy: 'user',
    body: z.object({ name: cartName }),
    output: namedCart,
    errors: ['feature.off', 'cart.too-many'],
    idempotent: true,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/v1/carts/:id',
    summary: 'Give a cart another name',
    policy: 'user',
    params: ofPath,
    body: z.object({ name: cartName }),
    output: namedCart,
    errors: ['feature.off', 'cart.not-found'],
  }),
  activate: endpoint({
    method: 'POST',
    path: '/api/v1/carts/:id/activate',
    summary: 'Make another cart the active one',
    policy: 'user',
    params: ofPath,
    output: namedCart,
    errors: ['feature.off', 'cart.not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/carts/:id',
    summary: 'Delete a cart with its lines; after the active one the last changed becomes active',
    policy: 'user',
    params: ofPath,
    output: z.object({}),
    errors: ['feature.off', 'cart.not-found'],
  }),
}
