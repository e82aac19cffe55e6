import type { FastifyInstance } from 'fastify'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { checkSpecification } from './check-specification.ts'
import { chooseGoods, listAlternatives } from './choose-goods.ts'
import { putBoardIntoCart } from './put-into-cart.ts'
import { putBoardIntoSpecification } from './put-into-specification.ts'
import { changeBoard, createBoard, listBoards, readBoard, removeBoard } from './saved-boards.ts'

export async function configuratorRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, configuratorApi.goods, ({ body }, { ctx, actor }) => chooseGoods(ctx, actor, { catalogue, ...body }))
  serve(app, configuratorApi.alternatives, ({ body }, { ctx, actor }) => listAlternatives(ctx, actor, { catalogue, ...body }))

  serve(app, configuratorApi.create, ({ body }, { ctx, actor }) => createBoard(ctx, actor, body.board))
  serve(app, configuratorApi.list, ({ query }, { ctx, actor }) => listBoards(ctx, actor, query))
  serve(app, configuratorApi.read, ({ params }, { ctx, actor }) => readBoard(ctx, actor, params.token))
  serve(app, configuratorApi.change, ({ params, body }, { ctx, actor }) => changeBoard(ctx, actor, { token: params.token, ...body }))
  serve(app, configuratorApi.remove, async ({ params }, { ctx, actor }) => {
    await removeBoard(ctx, actor, params.token)
    return {}
  })

  serve(app, configuratorApi.toSpecification, ({ body }, { ctx, actor }) => putBoardIntoSpecification(ctx, actor, { catalogue, ...body }))
  serve(app, configuratorApi.toCart, ({ body }, { ctx, actor }) => putBoardIntoCart(ctx, actor, { catalogue, ...body }))
  serve(app, configuratorApi.check, ({ params }, { ctx, actor }) => checkSpecification(ctx, actor, { catalogue, id: params.id }))
}
