import { storedQuestion } from '@vitrina/contract/content/content-entries'
import { inLanguage } from '@vitrina/contract/languages'
import type { Survey } from '@vitrina/contract/site/site'
import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import { routeOf } from '#modules/content/content.rules'
import { isOfferedOn, questionIn } from './surveys.rules.ts'
import { listOpenSurveys } from './surveys.queries.ts'

/** The survey to show on a route: each viewer sees one once, so a guest we cannot recognise sees none. */
export async function offerSurvey(ctx: Context, actor: Actor, address: string): Promise<Survey | null> {
  const viewer = viewerOf(actor)
  if (!viewer || !actor.site.settings.toggles.featureSurvey) return null
  const open = await listOpenSurveys(ctx, { siteId: actor.siteId, isUser: actor.user !== null, viewer })
  const survey = open.find(({ routes }) => isOfferedOn(routes, routeOf(address)))
  if (!survey) return null
  return {
    id: survey.id,
    slug: survey.slug,
    title: inLanguage(survey.title, actor.language),
    content: inLanguage(survey.html, actor.language),
    questions: survey.questions.map((question) => questionIn(storedQuestion.parse(question), actor.language)),
  }
}
