import { type Analog, SHOWN_ANALOGS } from '@vitrina/contract/catalogue/analogs'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { Catalogue } from '../open-catalogue.ts'
import { findAnalogs } from './find-analogs.ts'

type AnalogsQuery = { id: number; amount?: number | undefined }

/** Analogs beside a product that is sold. */
export async function listAnalogs(ctx: Context, actor: Actor, catalogue: Catalogue, { id, amount }: AnalogsQuery): Promise<Analog[]> {
  const found = await findAnalogs(ctx, actor, { catalogue, sought: [{ productId: id, amount, price: undefined }], limit: SHOWN_ANALOGS })
  const analogs = found.get(id)
  if (!analogs) throw new AppError('product.not-found')
  return analogs
}
