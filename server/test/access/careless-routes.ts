import { eq } from '#platform/database/drizzle'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import { AppError } from '#platform/errors'
import { sendMail } from '#platform/mail/mail'
import { serve } from '#platform/http/routes'
import { customProducts } from '#tables/choices'
import { only } from '../builders.ts'

const common = {
  method: 'GET',
  summary: 'For tests',
  policy: 'user',
  params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
  output: z.object({ name: z.string() }),
} as const

const leaky = endpoint({ ...common, path: '/api/test/leaky/:id' })
const telling = endpoint({ ...common, path: '/api/test/telling/:id' })
const acting = endpoint({ ...common, path: '/api/test/acting/:id' })

/** Calls with the three mistakes the matrix is there to find. */
export function carelessRoutes(app: FastifyInstance): void {
  const find = async (id: number) => {
    const rows = await app.ctx.db.select().from(customProducts).where(eq(customProducts.id, id))
    if (rows.length === 0) throw new AppError('custom-product.not-found')
    return only(rows)
  }
  serve(app, leaky, ({ params }) => find(params.id))
  serve(app, telling, async ({ params }, { actor }) => {
    const found = await find(params.id)
    if (found.ownerId !== actor.user.id) throw new AppError('access.denied')
    return found
  })
  serve(app, acting, async ({ params }, { ctx, actor }) => {
    await sendMail(ctx, { to: 'a@vitrina.test', subject: 'Посмотрели', html: '', text: '' })
    const found = await find(params.id)
    if (found.ownerId !== actor.user.id) throw new AppError('custom-product.not-found')
    return found
  })
}
