import { createRootRoute, createRoute, notFound, type RouteComponent, redirect } from '@tanstack/react-router'
import type { SpecificationList } from '@vitrina/contract/specifications/specification-shapes'
import { paths } from '#lib/paths.ts'
import { type Area, areas } from './areas.ts'
import { AccountArea } from './pages/account-area.tsx'
import { InvitationRoute, SignInRoute, SignUpRoute } from './pages/auth-routes.tsx'
import { HomeRoute } from './pages/home-route.tsx'
import { Root } from './root.tsx'
import {
  AddressesPage,
  BackOffice,
  BankComplete,
  CartPage,
  CataloguePage,
  CheckoutPage,
  ClientOfferPage,
  ClubPage,
  CompanyPage,
  ComparisonPage,
  ConfiguratorPage,
  ContentPage,
  DeliverySchedulePage,
  Documents,
  FeedPage,
  HelpPage,
  HelpTopicPage,
  ModulesPage,
  NotificationsPage,
  OfferBrandPage,
  OfferPage,
  Offers,
  OrderDocuments,
  OrderLines,
  OrdersPage,
  PaymentSchedule,
  PostPage,
  PrivacyPage,
  ProfilePage,
  Purchasing,
  PurchasingEntry,
  SecurityPage,
  QuotePage,
  QuotesPage,
  SpecificationImportPage,
  SpecificationPage,
  Specifications,
  UnsubscribePage,
} from './screens.tsx'
import { whenEnabled } from './when-enabled.tsx'

const root = createRootRoute({ component: Root })

const page = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => root, path, component })

const catalogue = createRoute({
  getParentRoute: () => root,
  path: paths.catalogue,
  component: CataloguePage,
  // An advertising mark of the link, not a filter.
  beforeLoad: ({ search }: { search: Record<string, unknown> }) => {
    if (!('erid' in search)) return
    const { erid: _, ...others } = search
    throw redirect({ to: paths.catalogue, search: others, hash: true, replace: true })
  },
})

/** `/cart?import=1` of tiles and texts opens the import over the cart; an import under way is named there by its id. */
const cart = createRoute({
  getParentRoute: () => root,
  path: paths.cart,
  component: whenEnabled(paths.cart, CartPage),
  beforeLoad: ({ search }: { search: Record<string, unknown> }) => {
    if (!('import' in search) || String(search.import).length > 1) return
    const { import: _, ...others } = search
    throw redirect({ to: paths.cart, search: others, replace: true, state: { openedCartImport: {} } })
  },
})

/** `/content?content=x` of old letters. */
const contentByQuery = createRoute({
  getParentRoute: () => root,
  path: '/content',
  beforeLoad: ({ search }: { search: Record<string, unknown> }) => {
    if (typeof search.content !== 'string' || !search.content) throw notFound()
    throw redirect({ to: '/content/$slug', params: { slug: search.content }, search: {}, replace: true })
  },
})

const newsById = createRoute({
  getParentRoute: () => root,
  path: '/news/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/posts/$feed/$item', params: { feed: 'news', item: params.id }, search: true, hash: true, replace: true })
  },
})

/** one screen, a list for each address. */
const specifications = (list: SpecificationList, area: Area) =>
  page(
    area.path,
    whenEnabled(
      area.path,
      Object.assign(() => <Specifications list={list} />, { preload: Specifications.preload }),
    ),
  )

/** M-06: one screen, a view for each address. */
const purchasing = (view: 'board' | 'calendar' | 'archive', area: Area) =>
  page(
    area.path,
    whenEnabled(
      area.path,
      Object.assign(() => <Purchasing view={view} />, { preload: Purchasing.preload }),
    ),
  )

/** the list and the archive. */
const offers = (list: 'mine' | 'archive') => {
  const path = list === 'mine' ? paths.offers : paths.offerArchive
  return page(
    path,
    whenEnabled(
      path,
      Object.assign(() => <Offers list={list} />, { preload: Offers.preload }),
    ),
  )
}

/** their common frame asks a guest to sign in. */
const account = createRoute({ getParentRoute: () => root, id: 'account', component: AccountArea })

const accountPage = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => account, path, component })

/** Specification §2, the whole table; any other address is not found. */
export const routeTree = root.addChildren([
  page(paths.home, HomeRoute),
  page('/posts/$feed/$item', PostPage),
  page('/posts/$feed', FeedPage),
  page('/content/$slug', ContentPage),
  page(paths.help, HelpPage),
  page('/help/$slug', HelpTopicPage),
  catalogue,
  page(paths.comparison, ComparisonPage),
  contentByQuery,
  newsById,
  cart,
  page(paths.checkout, whenEnabled(paths.checkout, CheckoutPage)),
  page(paths.documents, whenEnabled(paths.documents, Documents)),
  page(paths.orders, whenEnabled(paths.orders, OrdersPage)),
  page(areas.order.path, whenEnabled(areas.order.path, OrderDocuments)),
  page(areas.orderItems.path, whenEnabled(areas.orderItems.path, OrderLines)),
  specifications('mine', areas.specifications),
  specifications('company', areas.companySpecifications),
  specifications('recommended', areas.recommendedSpecifications),
  specifications('archive', areas.specificationArchive),
  page(paths.specificationImport, whenEnabled(paths.specificationImport, SpecificationImportPage)),
  page(paths.specification('$id'), whenEnabled(paths.specification('1'), SpecificationPage)),
  purchasing('board', areas.purchasing),
  purchasing('calendar', areas.purchasingCalendar),
  purchasing('archive', areas.purchasingArchive),
  page(paths.purchasingEntry('$id'), whenEnabled(paths.purchasingEntry('1'), PurchasingEntry)),
  offers('mine'),
  offers('archive'),
  page(paths.offerBrand, whenEnabled(paths.offerBrand, OfferBrandPage)),
  page(paths.offer('$id'), whenEnabled(paths.offer('1'), OfferPage)),
  page(paths.clientOffer, whenEnabled(paths.clientOffer, ClientOfferPage)),
  page(paths.quotes, whenEnabled(paths.quotes, QuotesPage)),
  page(paths.quote('$id'), whenEnabled(paths.quote('1'), QuotePage)),
  page(paths.quoteCheckout('$quoteId'), whenEnabled(paths.quoteCheckout('1'), CheckoutPage)),
  page(areas.configurator.path, whenEnabled(areas.configurator.path, ConfiguratorPage)),
  page(paths.modules, whenEnabled(paths.modules, ModulesPage)),
  page('/m', whenEnabled(paths.modules, ModulesPage)),
  page(paths.unsubscribe, UnsubscribePage),
  page(paths.signIn, SignInRoute),
  page(paths.signUp, SignUpRoute),
  page(paths.invitation, InvitationRoute),
  account.addChildren([
    accountPage(paths.account, ProfilePage),
    accountPage(paths.profile, ProfilePage),
    accountPage(paths.company, CompanyPage),
    accountPage(paths.club, ClubPage),
    accountPage(paths.addresses, AddressesPage),
    accountPage(paths.paymentSchedule, PaymentSchedule),
    accountPage(paths.deliverySchedule, DeliverySchedulePage),
    accountPage(paths.notifications, NotificationsPage),
    accountPage(paths.security, SecurityPage),
    accountPage(paths.privacy, PrivacyPage),
  ]),
  page(paths.bankComplete, BankComplete),
  page(paths.backOffice, BackOffice),
  page(`${paths.backOffice}/$`, BackOffice),
])
