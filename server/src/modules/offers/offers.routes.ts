import type { FastifyInstance } from 'fastify'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import { offersApi } from '@vitrina/contract/offers/offers'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { archiveOffer, removeArchived, removeOffer, restoreOffer, undoRemoval } from './archive.ts'
import { changeBrand, readBrand, removeBrandPicture, setBrandPicture } from './brand.ts'
import { changeOffer } from './change-offer.ts'
import { copyOffer, createOffer } from './create-offer.ts'
import { answerClient, markMessagesRead, readMessages } from './messages.ts'
import { fileOfVersion, previewOffer } from './offer-files.ts'
import { listOffers, readOffer } from './read-offer.ts'
import { previewRepricing, repriceOffer } from './reprice-offer.ts'
import { sendOffer } from './send-offer.ts'
import { offerFromBoard } from './sources/offer-from-board.ts'
import { putOfferIntoCart } from './to-cart.ts'
import { compareVersions, readVersion, readVersions, recordOutcome, renewLink, revertToVersion, revokeVersion } from './versions.ts'

export async function offersRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, offersApi.list, ({ query }, { ctx, actor }) => listOffers(ctx, actor, query))
  serve(app, offersApi.create, ({ body }, { ctx, actor }) => createOffer(ctx, actor, { catalogue, ...body }))
  serve(app, configuratorApi.toOffer, ({ body }, { ctx, actor }) => offerFromBoard(ctx, actor, { catalogue, board: body.board }))
  serve(app, offersApi.read, ({ params }, { ctx, actor }) => readOffer(ctx, actor, { catalogue, id: params.id }))
  serve(app, offersApi.change, ({ params, body }, { ctx, actor }) => changeOffer(ctx, actor, { catalogue, id: params.id, ...body }))
  serve(app, offersApi.copy, ({ params, body }, { ctx, actor }) => copyOffer(ctx, actor, { id: params.id, name: body.name }))

  serve(app, offersApi.archive, ({ params }, { ctx, actor }) => archiveOffer(ctx, actor, params.id))
  serve(app, offersApi.restore, ({ params }, { ctx, actor }) => restoreOffer(ctx, actor, params.id))
  serve(app, offersApi.removeArchived, (_, { ctx, actor }) => removeArchived(ctx, actor))
  serve(app, offersApi.remove, ({ params }, { ctx, actor }) => removeOffer(ctx, actor, params.id))
  serve(app, offersApi.undoRemoval, ({ body }, { ctx, actor }) => undoRemoval(ctx, actor, body.deletionToken))

  serve(app, offersApi.previewRepricing, ({ params }, { ctx, actor }) => previewRepricing(ctx, actor, { catalogue, id: params.id }))
  serve(app, offersApi.reprice, ({ params, body }, { ctx, actor }) => repriceOffer(ctx, actor, { catalogue, id: params.id, ...body }))
  serve(app, offersApi.preview, ({ params, query }, { ctx, actor }) => previewOffer(ctx, actor, { catalogue, id: params.id, ...query }))
  serve(app, offersApi.send, ({ params, body }, { ctx, actor }) => sendOffer(ctx, actor, { catalogue, id: params.id, ...body }))

  serve(app, offersApi.versions, async ({ params }, { ctx, actor }) => ({ items: await readVersions(ctx, actor, params.id) }))
  serve(app, offersApi.version, ({ params }, { ctx, actor }) => readVersion(ctx, actor, params))
  serve(app, offersApi.compare, ({ params, query }, { ctx, actor }) => compareVersions(ctx, actor, { ...params, to: query.to }))
  serve(app, offersApi.revert, ({ params, body }, { ctx, actor }) => revertToVersion(ctx, actor, { catalogue, ...params, ...body }))
  serve(app, offersApi.revoke, ({ params }, { ctx, actor }) => revokeVersion(ctx, actor, params))
  serve(app, offersApi.renewLink, ({ params }, { ctx, actor }) => renewLink(ctx, actor, params))
  serve(app, offersApi.recordOutcome, ({ params, body }, { ctx, actor }) => recordOutcome(ctx, actor, { ...params, ...body }))
  serve(app, offersApi.file, ({ params, query }, { ctx, actor }) => fileOfVersion(ctx, actor, { ...params, ...query }))

  serve(app, offersApi.messages, async ({ params }, { ctx, actor }) => ({ items: await readMessages(ctx, actor, params.id) }))
  serve(app, offersApi.markMessagesRead, ({ params }, { ctx, actor }) => markMessagesRead(ctx, actor, params.id))
  serve(app, offersApi.answer, async ({ params, body }, { ctx, actor }) => ({
    items: await answerClient(ctx, actor, { id: params.id, text: body.text }),
  }))
  serve(app, offersApi.toCart, ({ params, body }, { ctx, actor }) => putOfferIntoCart(ctx, actor, { catalogue, id: params.id, ...body }))

  serve(app, offersApi.brand, (_, { ctx, actor }) => readBrand(ctx, actor))
  serve(app, offersApi.changeBrand, ({ body }, { ctx, actor }) => changeBrand(ctx, actor, body))
  serve(app, offersApi.setBrandPicture, ({ params }, { ctx, actor, files }) =>
    setBrandPicture(ctx, actor, { picture: params.picture, bytes: files.data?.body }),
  )
  serve(app, offersApi.removeBrandPicture, ({ params }, { ctx, actor }) => removeBrandPicture(ctx, actor, params.picture))
}
