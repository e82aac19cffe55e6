import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import qs from 'qs'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { firstViewKey, sitePages } from '#src/site-pages'
import { logAccess } from '#platform/http/access-log'
import type { Actor } from '#platform/actor'
import { limitAddresses } from '#platform/http/address-limit'
import { showApiDocs } from '#platform/http/api-docs'
import { captchaRoutes } from '#platform/captcha/captcha.routes'
import type { Context } from '#platform/context'
import { answerBadAddress, answerBrokenRequest, answerErrors } from '#platform/http/error-answers'
import { AppError } from '#platform/errors'
import { guardRoutes } from '#platform/http/guard-routes'
import { reportHealth } from '#platform/http/health'
import { openLocalBank } from '#platform/payments/local-bank/local-bank'
import { serveMedia } from '#platform/files/media'
import { drawFirstViews } from '#src/draw-first-views'
import { noFirstViews } from '#platform/first-view/first-views'
import { reportMetrics } from '#platform/http/metrics'
import { servePrivateFiles } from '#platform/files/private-files'
import { showOutbox } from '#platform/mail/outbox'
import { shedLoad } from '#platform/http/overload'
import { addSecurityHeaders } from '#platform/http/security-headers'
import { originOf } from '#platform/http/site-origin'
import { serveWebApp } from '#platform/http/web-app'
import { bundleIn } from '#platform/http/web-page'
import { accountRoutes } from '#modules/account/account.routes'
import { accountBackOfficeRoutes } from '#modules/account/back-office.routes'
import { analyticsRoutes } from '#modules/analytics/analytics.routes'
import { authRoutes } from '#modules/auth/auth.routes'
import { bankRoutes } from '#modules/auth/bank/bank.routes'
import { twoFactorRoutes } from '#modules/auth/two-factor/two-factor.routes'
import { identify } from '#modules/auth/identify'
import { backOfficeRoutes } from '#modules/back-office/back-office.routes'
import { companyDeskRoutes } from '#modules/back-office/company-desk.routes'
import { customerPageRoutes } from '#modules/back-office/customer-page.routes'
import { staffDeskRoutes } from '#modules/back-office/staff-desk.routes'
import { calendarBackOfficeRoutes } from '#modules/calendar/back-office.routes'
import { cartAnalogsRoutes } from '#modules/cart/analogs/analogs.routes'
import { cartRoutes } from '#modules/cart/cart.routes'
import { adoptImports } from '#modules/list-import/adopt-imports'
import { journalRoutes } from '#modules/journal/journal.routes'
import { reportRoutes } from '#modules/reports/reports.routes'
import { goodsImportRoutes } from '#modules/goods-import/goods-import.routes'
import { listImportRoutes } from '#modules/list-import/list-import.routes'
import { mergeGuestCart } from '#modules/cart/merge-guest-cart'
import { catalogueRoutes } from '#modules/catalogue/catalogue.routes'
import { openCatalogue } from '#modules/catalogue/open-catalogue'
import { sitemapRoutes } from '#modules/catalogue/pages/sitemap.routes'
import type { OpenSearch } from '#search/search-while-loading'
import { companiesRoutes } from '#modules/companies/companies.routes'
import { configuratorRoutes } from '#modules/configurator/configurator.routes'
import { contentRoutes } from '#modules/content/content.routes'
import { costsRoutes } from '#modules/costs/costs.routes'
import { deskSearchRoutes } from '#modules/desk-search/desk-search.routes'
import { directoryRoutes } from '#modules/directory/directory.routes'
import { documentsRoutes } from '#modules/documents/documents.routes'
import { fulfilmentDeskRoutes } from '#modules/fulfilment/desk/back-office.routes'
import { orderDeskRoutes } from '#modules/orders/desk/back-office.routes'
import { ordersRoutes } from '#modules/orders/orders.routes'
import { returnDeskRoutes } from '#modules/returns/desk/back-office.routes'
import { returnsRoutes } from '#modules/returns/returns.routes'
import { paymentsBackOfficeRoutes } from '#modules/payments/back-office.routes'
import { paymentsRoutes } from '#modules/payments/payments.routes'
import { priceDeskRoutes } from '#modules/prices/desk/back-office.routes'
import { pricesRoutes } from '#modules/prices/prices.routes'
import { arrivalsBackOfficeRoutes } from '#modules/promise/back-office.routes'
import { printingRoutes } from '#modules/printing/printing.routes'
import { promiseRoutes } from '#modules/promise/promise.routes'
import { deliveryDeskRoutes } from '#modules/fulfilment/delivery-desk/back-office.routes'
import { stockDeskRoutes } from '#modules/fulfilment/stock-desk/back-office.routes'
import { freeTransferRoutes } from '#modules/fulfilment/free-transfers/back-office.routes'
import { warehouseRoutes } from '#modules/warehouse/warehouse.routes'
import { purchasingDeskRoutes } from '#modules/purchasing/desk/back-office.routes'
import { purchasingRoutes } from '#modules/purchasing/purchasing.routes'
import { quoteDeskRoutes } from '#modules/quotes/desk/back-office.routes'
import { quotesRoutes } from '#modules/quotes/quotes.routes'
import { clubRoutes } from '#modules/club/club.routes'
import { contentDeskRoutes } from '#modules/content-desk/content-desk.routes'
import { lettersRoutes } from '#modules/content-desk/letters/letters.routes'
import { goodsRoutes } from '#modules/goods/goods.routes'
import { clubDeskRoutes } from '#modules/club/desk/back-office.routes'
import { specificationDeskRoutes } from '#modules/specifications/desk/back-office.routes'
import { specificationsRoutes } from '#modules/specifications/specifications.routes'
import { settingsDeskRoutes } from '#modules/site/back-office.routes'
import { findSite } from '#modules/site/find-site'
import { siteCache } from '#modules/site/site-cache'
import { clientOffersRoutes } from '#modules/offers/client/client-offers.routes'
import { offersRoutes } from '#modules/offers/offers.routes'
import { setupDeskRoutes } from '#modules/setup/back-office.routes'
import { setupRoutes } from '#modules/setup/setup.routes'
import { siteRoutes } from '#modules/site/site.routes'
import { workbenchRoutes } from '#modules/workbench/workbench.routes'

declare module 'fastify' {
  interface FastifyInstance {
    ctx: Context
    /** Every call this server answers, for the documentation and the authorisation matrix. */
    calls: readonly Endpoint[]
    health: ReturnType<typeof reportHealth>
  }
  interface FastifyRequest {
    actor: Actor
  }
  interface FastifyContextConfig {
    call?: Endpoint
    /** Health, figures and files in memory: answered under any load. */
    isVital?: true
  }
}

const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url))

function createServer({ config, log }: Context) {
  const proxies = config.TRUSTED_PROXIES.split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return Fastify({
    loggerInstance: log,
    // `logAccess` writes the one line a request gets.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    trustProxy: proxies.length > 0 ? proxies : false,
    // A request that is not all here by then is cut: slow senders must not hold the door.
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: 1_000, requestTimeout: config.REQUEST_TIMEOUT_MS, headersTimeout: config.REQUEST_TIMEOUT_MS },
    // While closing, requests on an open connection are still answered.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    genReqId: (request) => {
      const requestId = request.headers['x-request-id']
      return typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID()
    },
    routerOptions: {
      maxParamLength: 500,
      querystringParser: (text) => qs.parse(text, { depth: 4, arrayLimit: 200, parameterLimit: 1000 }) as Record<string, unknown>,
    },
  })
}

/** The plugins and modules, listed by hand, in order. `addRoutes` and `openSearch` are for tests of the plumbing itself. */
export async function buildApp(
  ctx: Context,
  {
    webBuild = WEB_BUILD,
    addRoutes = () => {},
    openSearch,
  }: { webBuild?: string; addRoutes?: (app: FastifyInstance) => void; openSearch?: OpenSearch } = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = createServer(ctx)
  const sites = siteCache(ctx)
  // Only JSON and multipart are read; the default reader of plain text would be a third way in.
  app.removeContentTypeParser('text/plain')
  app.decorate('ctx', ctx)
  app.decorateRequest('actor')
  guardRoutes(app)
  answerErrors(app)
  addSecurityHeaders(app)
  logAccess(app)
  const firstViewCounts = noFirstViews()
  reportMetrics(app, { ...shedLoad(app), firstViews: firstViewCounts })
  app.decorate('health', reportHealth(app))
  await limitAddresses(app)
  await app.register(multipart)
  identify(app, sites)

  await app.register(setupRoutes)
  await app.register(captchaRoutes)
  await app.register(authRoutes, { onSignIn: [mergeGuestCart, adoptImports] })
  await app.register(bankRoutes, { onSignIn: [mergeGuestCart, adoptImports] })
  await app.register(twoFactorRoutes, { onSignIn: [mergeGuestCart, adoptImports] })
  await app.register(contentRoutes)
  await app.register(siteRoutes)
  await app.register(directoryRoutes)
  await app.register(companiesRoutes)
  await app.register(ordersRoutes)
  await app.register(documentsRoutes)
  await app.register(returnsRoutes)
  await app.register(fulfilmentDeskRoutes)
  await app.register(returnDeskRoutes)
  await app.register(costsRoutes)
  await app.register(printingRoutes)
  await app.register(promiseRoutes)
  await app.register(arrivalsBackOfficeRoutes)
  await app.register(stockDeskRoutes)
  await app.register(warehouseRoutes)
  await app.register(freeTransferRoutes)
  await app.register(deliveryDeskRoutes)
  await app.register(paymentsRoutes)
  await app.register(paymentsBackOfficeRoutes)
  await app.register(accountRoutes)
  await app.register(accountBackOfficeRoutes)
  await app.register(pricesRoutes)
  await app.register(priceDeskRoutes)
  const catalogue = openCatalogue(app, { ...(openSearch && { openSearch }) })
  await app.register(catalogueRoutes, { catalogue })
  await app.register(orderDeskRoutes, { catalogue })
  await app.register(cartRoutes, { catalogue })
  await app.register(listImportRoutes, { catalogue })
  await app.register(goodsImportRoutes)
  await app.register(cartAnalogsRoutes, { catalogue })
  await app.register(specificationsRoutes, { catalogue })
  await app.register(configuratorRoutes, { catalogue })
  await app.register(specificationDeskRoutes)
  await app.register(offersRoutes, { catalogue })
  await app.register(clientOffersRoutes)
  await app.register(purchasingRoutes, { catalogue })
  await app.register(purchasingDeskRoutes)
  await app.register(workbenchRoutes, { catalogue })
  await app.register(deskSearchRoutes, { catalogue })
  await app.register(quotesRoutes)
  await app.register(quoteDeskRoutes)
  await app.register(clubRoutes)
  await app.register(clubDeskRoutes)
  await app.register(goodsRoutes)
  await app.register(analyticsRoutes)
  await app.register(calendarBackOfficeRoutes)
  await app.register(backOfficeRoutes)
  await app.register(companyDeskRoutes)
  await app.register(customerPageRoutes)
  await app.register(staffDeskRoutes)
  await app.register(journalRoutes)
  await app.register(reportRoutes)
  await app.register(setupDeskRoutes)
  await app.register(settingsDeskRoutes)
  await app.register(contentDeskRoutes)
  await app.register(lettersRoutes)

  addRoutes(app)
  showOutbox(app)
  await app.register(openLocalBank)
  showApiDocs(app)
  serveMedia(app)
  servePrivateFiles(app)
  sitemapRoutes(app, {
    catalogue,
    originOf: async (request) => {
      const { site } = await findSite(sites, { host: request.hostname, isStrict: ctx.config.STRICT_HOSTS })
      if (!site.settings.isOpen) throw new AppError('site.closed')
      return originOf(ctx, site)
    },
  })
  serveWebApp(app, {
    folder: webBuild,
    look: sitePages(sites, { ctx, catalogue }),
    firstViews: ctx.config.DRAW_PAGES
      ? { views: drawFirstViews(app, { bundle: bundleIn(webBuild), sites, catalogue, counts: firstViewCounts }), keyOf: firstViewKey }
      : null,
  })
  return app
}
