import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '@vitrina/contract/languages'
import { AnswerCache } from '#platform/first-view/answer-cache'
import type { PageToDraw } from '#platform/first-view/drawn-page'
import { type FirstViewCounts, FirstViews } from '#platform/first-view/first-views'
import { askInside, takeInsideAnswers } from '#platform/first-view/inside-calls'
import { PageDrawer } from '#platform/first-view/page-drawer'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { sanitiseHtml } from '#modules/content/sanitise-html'
import type { SiteCache } from '#modules/site/site-cache'

type Deps = { bundle: string; sites: SiteCache; catalogue: Catalogue; counts: FirstViewCounts }

/** First views drawn by the web app itself, from this server's own answers to a guest. */
export function drawFirstViews(app: FastifyInstance, { bundle, sites, catalogue, counts }: Deps): FirstViews {
  const { log } = app.ctx
  takeInsideAnswers(app)
  const answers = new AnswerCache((question) => askInside(app, question))
  const ask = ({ host, language, regionId, state }: PageToDraw, path: string) => answers.ask({ path, host, language, regionId, state })
  const drawer = new PageDrawer({
    bundle,
    ask,
    sanitise: sanitiseHtml,
    onFailure: (error) => log.error({ err: error }, 'the thread that draws pages failed'),
  })
  /** The first pages of a thread take ten times as long: they are drawn for nobody. */
  async function warmUp(): Promise<void> {
    if (!existsSync(bundle)) return
    const host = (await sites()).find(({ isDefault }) => isDefault)?.hosts[0]
    if (!host) return
    const choices = { language: DEFAULT_LANGUAGE, regionId: null, hasAcceptedCookies: false, isNoticeDismissed: false }
    const guest = { ...choices, host, search: '', isOwn: false, state: '' }
    for (const width of [1280, 0, 1280, 0]) for (const path of ['/catalog', '/']) await drawer.draw({ ...guest, path, width }, null)
  }
  app.addHook('onListen', () => {
    warmUp().catch((error: unknown) => log.warn({ err: error }, 'pages could not be drawn ahead'))
  })
  app.addHook('onClose', () => drawer.close())
  const state = async () => {
    const { generation, seq } = await (await catalogue.search()).status()
    return `${generation} ${seq}`
  }
  return new FirstViews({ drawer, ask, state, counts, log })
}
