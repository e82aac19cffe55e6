import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyChunk } from '#ui/lazy-chunk.tsx'

/** Route parameters have the names of the screen's properties. */
function byParams<P extends object>(Screen: ComponentType<P> & { preload: () => Promise<void> }) {
  function ScreenByParams() {
    const params = useParams({ strict: false }) as P
    return <Screen {...params} />
  }
  return Object.assign(ScreenByParams, { preload: Screen.preload })
}

async function loadCatalogue() {
  const { CataloguePage: Page, prefetchFirstList } = await import('#features/catalogue/catalogue-page.tsx')
  prefetchFirstList()
  return { CataloguePage: Page }
}

/** Every screen and overlay in its own chunk, fetched with its texts when it is shown. */
export const HomePage = lazyChunk(() => import('#features/home/home-page.tsx'), 'HomePage', ['home'])
export const Workbench = lazyChunk(() => import('./pages/workbench-screen.tsx'), 'WorkbenchScreen', [
  'workbench',
  'orders',
  'companies',
  'cart',
  'product',
])
export const CataloguePage = lazyChunk(loadCatalogue, 'CataloguePage', ['catalogue', 'filters', 'product', 'search', 'cart'])
export const ComparisonPage = lazyChunk(() => import('#features/catalogue/compare/comparison-page.tsx'), 'ComparisonPage', [
  'catalogue',
  'product',
  'cart',
])
export const CartPage = lazyChunk(() => import('#features/cart/cart-page.tsx'), 'CartPage', ['cart-page', 'cart', 'product'])
export const CheckoutPage = lazyChunk(() => import('#features/checkout/checkout-page.tsx'), 'CheckoutPage', ['checkout', 'orders'])
export const OrdersPage = lazyChunk(() => import('./pages/orders-screen.tsx'), 'OrdersScreen', ['orders', 'product'])
export const OrderDocuments = byParams(lazyChunk(() => import('./pages/order-screens.tsx'), 'OrderDocuments', ['orders', 'product']))
export const OrderLines = byParams(lazyChunk(() => import('./pages/order-screens.tsx'), 'OrderLines', ['orders', 'product']))
export const Specifications = lazyChunk(() => import('#features/specifications/specifications-page.tsx'), 'SpecificationsPage', [
  'specifications',
  'removal',
])
export const SpecificationImportPage = lazyChunk(() => import('#features/specifications/import-page.tsx'), 'SpecificationImportPage', [
  'specifications',
  'list-import',
  'product',
])
export const SpecificationPage = byParams(
  lazyChunk(() => import('#features/specifications/specification-page.tsx'), 'SpecificationPage', [
    'specifications',
    'transfer',
    'product',
  ]),
)
export const Purchasing = lazyChunk(() => import('#features/purchasing/board-page.tsx'), 'PurchasingPage', ['purchasing', 'removal'])
export const PurchasingEntry = byParams(
  lazyChunk(() => import('#features/purchasing/entry-page.tsx'), 'PurchasingEntryPage', [
    'purchasing',
    'transfer',
    'removal',
    'orders',
    'list-import',
  ]),
)
export const Offers = lazyChunk(() => import('#features/offers/offers-page.tsx'), 'OffersPage', ['offers', 'removal'])
export const OfferPage = byParams(
  lazyChunk(() => import('#features/offers/offer-page.tsx'), 'OfferPage', ['offers', 'client-offer', 'specifications', 'transfer']),
)
export const OfferBrandPage = lazyChunk(() => import('#features/offers/brand-page.tsx'), 'BrandPage', ['offers'])
export const SiteNotFound = lazyChunk(() => import('./start/site-not-found.tsx'), 'SiteNotFound', ['setup'])
export const SetupPage = lazyChunk(() => import('#features/setup/setup-page.tsx'), 'SetupPage', ['setup'])
export const ClosedShop = lazyChunk(() => import('#features/setup/closed-shop.tsx'), 'ClosedShop', ['setup'])
export const BareLayout = lazyChunk(() => import('./layout/bare-layout.tsx'), 'BareLayout')
export const ClientOfferPage = byParams(
  lazyChunk(() => import('#features/client-offer/client-offer-page.tsx'), 'ClientOfferPage', ['client-offer']),
)
export const ConfiguratorPage = lazyChunk(() => import('#features/configurator/configurator-page.tsx'), 'ConfiguratorPage', [
  'configurator',
  'transfer',
  'specifications',
])
export const QuotesPage = lazyChunk(() => import('#features/quotes/quotes-page.tsx'), 'QuotesPage', ['quotes'])
export const QuotePage = byParams(lazyChunk(() => import('#features/quotes/quote-page.tsx'), 'QuotePage', ['quotes', 'orders']))
export const Documents = lazyChunk(() => import('./pages/document-screens.tsx'), 'Documents', ['documents'])
export const Suggestions = lazyChunk(() => import('#features/catalogue/suggest/suggestions.tsx'), 'Suggestions', [
  'search',
  'product',
  'cart',
])
export const SectionsMenu = lazyChunk(() => import('#features/catalogue/sections-menu.tsx'), 'SectionsMenu', ['filters'])
export const ContentPage = byParams(lazyChunk(() => import('#features/content/content-page.tsx'), 'ContentPage', ['content']))
export const FeedPage = byParams(lazyChunk(() => import('#features/content/feed-page.tsx'), 'FeedPage', ['content']))
export const PostPage = byParams(lazyChunk(() => import('#features/content/post-page.tsx'), 'PostPage', ['content']))
export const HelpPage = lazyChunk(() => import('#features/content/help-page.tsx'), 'HelpPage', ['help', 'content'])
export const HelpTopicPage = byParams(
  lazyChunk(() => import('#features/content/help-topic-page.tsx'), 'HelpTopicPage', ['help', 'content']),
)
export const HeaderHelp = lazyChunk(() => import('#features/content/header-help.tsx'), 'HeaderHelp', ['help'])
export const FirstVisitNotices = lazyChunk(() => import('./first-visit-notices.tsx'), 'FirstVisitNotices', ['notices'])
export const RegionalMessage = lazyChunk(() => import('#features/notices/regional-message.tsx'), 'RegionalMessage', ['notices'])
export const InformationMessages = lazyChunk(() => import('#features/notices/information-messages.tsx'), 'InformationMessages', ['notices'])
export const WherePicker = lazyChunk(() => import('#features/region/where-picker.tsx'), 'WherePicker', ['region'])
export const AccountLayout = lazyChunk(() => import('#features/account/account-layout.tsx'), 'AccountLayout', ['account'])
export const ProfilePage = lazyChunk(() => import('#features/account/profile/profile-page.tsx'), 'ProfilePage', ['account'])
export const AddressesPage = lazyChunk(() => import('#features/account/addresses/addresses-page.tsx'), 'AddressesPage', ['account'])
export const PaymentSchedule = lazyChunk(() => import('./pages/payment-schedule-screen.tsx'), 'PaymentSchedule', ['account'])
export const DeliverySchedulePage = lazyChunk(
  () => import('#features/account/schedules/delivery-schedule-page.tsx'),
  'DeliverySchedulePage',
  ['account'],
)
export const NotificationsPage = lazyChunk(() => import('#features/account/notifications/notifications-page.tsx'), 'NotificationsPage', [
  'account',
])
export const SecurityPage = lazyChunk(() => import('#features/account/security/security-page.tsx'), 'SecurityPage', ['account'])
export const PrivacyPage = lazyChunk(() => import('#features/account/privacy/privacy-page.tsx'), 'PrivacyPage', ['account'])
export const UnsubscribePage = byParams(
  lazyChunk(() => import('#features/account/notifications/unsubscribe-page.tsx'), 'UnsubscribePage', ['account']),
)
export const CompanyPage = lazyChunk(() => import('#features/companies/company-page.tsx'), 'CompanyPage', ['companies'])
export const ClubPage = lazyChunk(() => import('#features/club/club-page.tsx'), 'ClubPage', ['club'])
export const CompaniesDialog = lazyChunk(() => import('#features/companies/companies-dialog.tsx'), 'CompaniesDialog', ['companies'])
export const ModulesPage = lazyChunk(() => import('./pages/modules-page.tsx'), 'ModulesPage', ['modules'])
export const BankComplete = lazyChunk(() => import('#features/auth/bank/bank-complete.tsx'), 'BankComplete', ['auth'])
export const DeskHeader = lazyChunk(() => import('./layout/desk-header.tsx'), 'DeskHeader', ['back-office'])
export const BackOffice = lazyChunk(() => import('./back-office/back-office.tsx'), 'BackOffice', ['back-office'])
export const StandInBar = lazyChunk(() => import('#features/back-office/stand-in-bar.tsx'), 'StandInBar', ['back-office'])
