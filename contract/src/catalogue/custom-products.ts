import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { photoKinds } from '../file-kinds.ts'
import { money } from '../money.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'

/** Specification §5: .jpg or .png, at most 2 Mb. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const line = z.string().max(250).transform(clean)
const needed = z.string().transform(clean)

/** Only addresses a browser opens as a page. */
const link = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/\S+)?$/i)

const fields = z.object({
  name: needed.pipe(z.string().min(1).max(250)),
  article: line.default(''),
  brand: line.default(''),
  unit: needed.pipe(z.string().min(1).max(20)).default('шт'),
  /** Gross; null: the seller is asked for a price. */
  price: z.number().min(0).max(1_000_000_000).pipe(money).nullable().default(null),
  link: link.default(''),
  note: z
    .string()
    .max(2_000)
    .transform((text) => text.replace(/[^\P{Cc}\n]+/gu, ' ').trim())
    .default(''),
  visibility: z.enum(['private', 'company']).default('private'),
})
export type CustomProductFields = z.output<typeof fields>

export const customProduct = z.object({
  id: z.number(),
  type: z.literal('custom'),
  name: z.string(),
  article: z.string(),
  brand: z.string(),
  unit: z.string(),
  price: money.nullable(),
  link: z.string(),
  note: z.string(),
  visibility: z.enum(['private', 'company']),
  image: z.string().nullable(),
  /** Only its owner changes it. */
  isOwn: z.boolean(),
})
export type CustomProduct = z.infer<typeof customProduct>

const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })
const errors = ['custom-product.not-found'] as const

export const customProductsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/product-custom',
    summary: 'My own products and those colleagues share with the company, newest first; `keyword` is part of a name or an article',
    policy: 'user',
    query: z.object({ page: pageNumber, pageSize, keyword: line.default('') }),
    output: z.object({ items: z.array(customProduct), meta: pageMeta }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/product-custom',
    summary: 'Describe a product the catalogue does not have',
    policy: 'user',
    body: fields,
    output: customProduct,
    idempotent: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/product-custom/:id',
    summary: 'A product of my own or of the company',
    policy: 'user',
    params: id,
    output: customProduct,
    errors,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/product-custom/:id',
    summary: 'Change a product of my own; `imageDeleted` removes its photo',
    policy: 'user',
    params: id,
    body: fields.extend({ imageDeleted: z.boolean().default(false) }),
    output: customProduct,
    errors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/product-custom/:id',
    summary: 'Delete a product of my own',
    policy: 'user',
    params: id,
    output: z.object({}),
    errors,
  }),
  uploadPhoto: endpoint({
    method: 'POST',
    path: '/api/v1/product-custom/:id/upload-photo',
    summary: 'Add a photo, .jpg or .png, at most 2 Mb',
    policy: 'user',
    params: id,
    multipart: { photo: { maxBytes: MAX_PHOTO_BYTES, kinds: photoKinds, refusedAs: 'custom-product.bad-photo' } },
    output: customProduct,
    errors: ['custom-product.not-found', 'custom-product.bad-photo'],
  }),
  deletePhoto: endpoint({
    method: 'DELETE',
    path: '/api/v1/product-custom/:id/delete-photo',
    summary: 'Remove its photo',
    policy: 'user',
    params: id,
    output: customProduct,
    errors,
  }),
}
