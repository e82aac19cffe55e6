import type { FastifyInstance } from 'fastify'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { removeArchived, removeEntry, setArchive, undoRemoval } from './archive.ts'
import { changeEntry } from './change-entry.ts'
import { collectLines } from './collect-lines.ts'
import { commentEntry, listComments } from './comment-entry.ts'
import { createEntry } from './create-entry.ts'
import { fillCart } from './fill-cart.ts'
import { linkOrder, unlinkOrder } from './link-order.ts'
import { readBoard, readEntry } from './read-board.ts'

export async function purchasingRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, purchasingApi.list, ({ query }, { ctx, actor }) => readBoard(ctx, actor, { catalogue, query }))
  serve(app, purchasingApi.create, ({ body }, { ctx, actor }) => createEntry(ctx, actor, { catalogue, body }))
  serve(app, purchasingApi.read, ({ params }, { ctx, actor }) => readEntry(ctx, actor, { catalogue, id: params.id }))
  serve(app, purchasingApi.change, ({ params, body }, { ctx, actor }) =>
    changeEntry(ctx, actor, { catalogue, id: params.id, change: body }),
  )
  serve(app, purchasingApi.collect, ({ params, body }, { ctx, actor }) => collectLines(ctx, actor, { id: params.id, origin: body }))
  serve(app, purchasingApi.gapToCart, ({ params, body }, { ctx, actor }) => fillCart(ctx, actor, { catalogue, id: params.id, ...body }))
  serve(app, purchasingApi.link, ({ params, body }, { ctx, actor }) => linkOrder(ctx, actor, { catalogue, id: params.id, ...body }))
  serve(app, purchasingApi.unlink, ({ params, body }, { ctx, actor }) => unlinkOrder(ctx, actor, { catalogue, id: params.id, ...body }))

  serve(app, purchasingApi.comments, async ({ params }, { ctx, actor }) => ({ items: await listComments(ctx, actor, params.id) }))
  serve(app, purchasingApi.addComment, ({ params, body }, { ctx, actor }) => commentEntry(ctx, actor, { id: params.id, text: body.text }))

  serve(app, purchasingApi.archive, ({ params }, { ctx, actor }) => setArchive(ctx, actor, { catalogue, id: params.id, isArchived: true }))
  serve(app, purchasingApi.restore, ({ params }, { ctx, actor }) => setArchive(ctx, actor, { catalogue, id: params.id, isArchived: false }))
  serve(app, purchasingApi.removeArchived, (_, { ctx, actor }) => removeArchived(ctx, actor))
  serve(app, purchasingApi.remove, ({ params }, { ctx, actor }) => removeEntry(ctx, actor, params.id))
  serve(app, purchasingApi.undoRemoval, ({ body }, { ctx, actor }) => undoRemoval(ctx, actor, body.deletionToken))
}
