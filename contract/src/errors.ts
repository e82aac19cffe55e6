import * as z from 'zod'

/** Every error a caller may hear, and its HTTP status. Texts: `server/src/texts/`. */
export const errorStatus = {
  'input.invalid': 422,
  'input.malformed': 400,
  'input.too-large': 413,
  'input.too-slow': 408,
  'input.unsupported-type': 415,
  'auth.required': 401,
  'auth.wrong-password': 401,
  'access.denied': 403,
  'company.required': 403,
  'route.not-found': 404,
  'site.not-found': 404,
  'content.not-found': 404,
  'feed.not-found': 404,
  'post.not-found': 404,
  'help.not-found': 404,
  'region.not-found': 404,
  'message.not-found': 404,
  'survey.not-found': 404,
  'mail.not-found': 404,
  'file.not-found': 404,
  'translation.not-found': 404,
  'feature.off': 404,
  'product.not-found': 404,
  'price.not-found': 404,
  'price.not-actualised': 503,
  'favourite.sign-in': 401,
  'favourite.not-found': 404,
  'brand.not-found': 404,
  'section.not-found': 404,
  'filter.not-found': 404,
  'user-filter.not-found': 404,
  'user-filter.too-many': 409,
  'custom-product.not-found': 404,
  'custom-product.bad-photo': 415,
  'customer-code.not-found': 404,
  'customer-code.taken': 409,
  'customer-code.too-many': 409,
  'synonym.not-found': 404,
  'synonym.no-words': 422,
  'synonym.too-many': 409,
  'cart.not-found': 404,
  'cart.line-not-found': 404,
  'cart.deletion-not-found': 404,
  'cart.changed': 409,
  'cart.too-many-lines': 409,
  'cart.too-many': 409,
  'idempotency.other-body': 422,
  'idempotency.in-progress': 409,
  'conflict.retry': 409,
  'rate.limited': 429,
  'server.failed': 500,
  'server.busy': 503,
  'server.unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const fieldError = z.object({ field: z.string(), message: z.string(), code: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** The body of every non-OK answer. */
export const errorBody = z.object({
  message: z.string(),
  status: z.number(),
  code: z.string(),
  errors: z.array(fieldError),
  /** With a 409: what it is now, in the shape the refused call answers with. */
  current: z.unknown().optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
