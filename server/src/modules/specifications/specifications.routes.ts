import type { FastifyInstance } from 'fastify'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { archiveSpecification, removeArchived, removeSpecification, restoreSpecification, undoRemoval } from './archive.ts'
import { changeSpecification } from './change-specification.ts'
import { copySpecification } from './copy-specification.ts'
import { createSpecification } from './create-specification.ts'
import { askSeller } from './desk/questions.ts'
import { exportSpecifications } from './export/export-specifications.ts'
import { readFigures } from './figures/read-figures.ts'
import { readSinceLastOpened } from './figures/since-last-opened.ts'
import { listSpecifications, openSpecification } from './read-specification.ts'
import { renameSpecification } from './rename-specification.ts'
import { compareWithRevision, listRevisions, revertSpecification } from './revisions.ts'
import { takeImport } from './take-import.ts'
import { putIntoCart } from './transfer/to-cart.ts'
import { putIntoSpecification } from './transfer/to-specification.ts'

export async function specificationsRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, specificationsApi.list, ({ query }, { ctx, actor }) => listSpecifications(ctx, actor, query))
  serve(app, specificationsApi.create, ({ body }, { ctx, actor }) => createSpecification(ctx, actor, body))
  serve(app, specificationsApi.read, ({ params }, { ctx, actor }) => openSpecification(ctx, actor, { catalogue, id: params.id }))
  serve(app, specificationsApi.figures, ({ params }, { ctx, actor }) => readFigures(ctx, actor, { catalogue, id: params.id }))
  serve(app, specificationsApi.sinceLastOpened, ({ params }, { ctx, actor }) =>
    readSinceLastOpened(ctx, actor, { catalogue, id: params.id }),
  )
  serve(app, specificationsApi.rename, ({ params, body }, { ctx, actor }) => renameSpecification(ctx, actor, { id: params.id, ...body }))
  serve(app, specificationsApi.change, ({ params, body }, { ctx, actor }) => changeSpecification(ctx, actor, { id: params.id, ...body }))

  serve(app, specificationsApi.takeImport, ({ params, body }, { ctx, actor }) => takeImport(ctx, actor, { id: params.id, ...body }))
  serve(app, specificationsApi.copy, ({ params, body }, { ctx, actor }) =>
    copySpecification(ctx, actor, { id: params.id, name: body.name }),
  )

  serve(app, specificationsApi.archive, ({ params }, { ctx, actor }) => archiveSpecification(ctx, actor, params.id))
  serve(app, specificationsApi.restore, ({ params }, { ctx, actor }) => restoreSpecification(ctx, actor, params.id))
  serve(app, specificationsApi.removeArchived, (_, { ctx, actor }) => removeArchived(ctx, actor))
  serve(app, specificationsApi.remove, ({ params }, { ctx, actor }) => removeSpecification(ctx, actor, params.id))
  serve(app, specificationsApi.undoRemoval, ({ body }, { ctx, actor }) => undoRemoval(ctx, actor, body.deletionToken))

  serve(app, specificationsApi.revisions, async ({ params }, { ctx, actor }) => ({ items: await listRevisions(ctx, actor, params.id) }))
  serve(app, specificationsApi.compare, ({ params, query }, { ctx, actor }) =>
    compareWithRevision(ctx, actor, { id: params.id, against: query.against }),
  )
  serve(app, specificationsApi.revert, ({ params, body }, { ctx, actor }) =>
    revertSpecification(ctx, actor, { id: params.id, version: body.version }),
  )

  serve(app, specificationsApi.askSeller, ({ params, body }, { ctx, actor }) => askSeller(ctx, actor, { id: params.id, ...body }))
  serve(app, specificationsApi.exportMany, ({ body }, { ctx, actor }) => exportSpecifications(ctx, actor, { catalogue, ...body }))
  serve(app, specificationsApi.toCart, ({ params, body }, { ctx, actor }) => putIntoCart(ctx, actor, { catalogue, id: params.id, ...body }))
  serve(app, specificationsApi.toSpecification, ({ params, body }, { ctx, actor }) =>
    putIntoSpecification(ctx, actor, { id: params.id, ...body }),
  )
}
