import type { FastifyInstance } from 'fastify'
import { supplyPlanApi } from '@vitrina/contract/cart/supply-plan'
import { cartImportApi } from '@vitrina/contract/cart/cart-import'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { proposeSupply } from '../supply/propose-supply.ts'
import { reviewImport } from './review-import.ts'

export async function cartImportRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, cartImportApi.reviewText, ({ body }, { ctx, actor }) => reviewImport(ctx, actor, { catalogue, given: body }))
  serve(app, cartImportApi.reviewFile, (_, { ctx, actor, files }) => {
    if (!files.file) throw new AppError('import.empty')
    return reviewImport(ctx, actor, { catalogue, given: { bytes: new Uint8Array(files.file.body) } })
  })
  serve(app, supplyPlanApi.propose, ({ body }, { ctx, actor }) => proposeSupply(ctx, actor, body.strategy))
}
