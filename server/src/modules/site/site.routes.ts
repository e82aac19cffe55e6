import type { FastifyInstance } from 'fastify'
import { siteApi } from '@vitrina/contract/site/site'
import { serve } from '#platform/http/routes'
import { acceptCookies } from './accept-cookies.ts'
import { answerSurvey } from './answer-survey.ts'
import { closeInformationMessage } from './close-information-message.ts'
import { productCounter } from './count-products.ts'
import { hasAcceptedCookies } from './has-accepted-cookies.ts'
import { listHomeBlocks } from './list-home-blocks.ts'
import { offerSurvey } from './offer-survey.ts'
import { readInfo } from './read-info.ts'
import { readTranslations } from './read-translations.ts'
import { setRegion } from './set-region.ts'

export async function siteRoutes(app: FastifyInstance) {
  const countProducts = productCounter(app.ctx)

  serve(app, siteApi.info, (_, { ctx, actor }) => readInfo(ctx, actor))
  serve(app, siteApi.settings, (_, { actor }) => actor.site.settings.toggles)
  serve(app, siteApi.catalogueInfo, async (_, { actor }) => ({
    settings: actor.site.settings.catalogue,
    productCount: (await countProducts()).total,
  }))
  serve(app, siteApi.home, async (_, { ctx, actor }) => ({ blocks: await listHomeBlocks(ctx, actor, countProducts) }))
  serve(app, siteApi.translations, ({ params }, { ctx, actor }) => readTranslations(ctx, actor, params.language))
  serve(app, siteApi.checkCookie, async (_, { ctx, actor }) => ({ accepted: await hasAcceptedCookies(ctx, actor) }))
  serve(app, siteApi.acceptCookie, async (_, { ctx, actor }) => {
    await acceptCookies(ctx, actor)
    return { accepted: true as const }
  })
  serve(app, siteApi.setRegion, ({ body }, { ctx, actor }) => setRegion(ctx, actor, body.id))
  serve(app, siteApi.closeInformationMessage, async ({ body }, { ctx, actor }) => {
    await closeInformationMessage(ctx, actor, body.id)
    return {}
  })
  serve(app, siteApi.survey, async ({ query }, { ctx, actor }) => ({ survey: await offerSurvey(ctx, actor, query.route) }))
  serve(app, siteApi.answerSurvey, ({ params, body }, { ctx, actor }) => answerSurvey(ctx, actor, { id: params.id, ...body }))
}
