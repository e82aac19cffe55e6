import type { ComponentType } from 'react'
import type { RoomName } from '#features/back-office/rooms.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'

/** `$id` in a path goes to the screen as its property. */
type DeskScreen = { room: RoomName; path: string; Screen: ComponentType<{ id: string }> }

const idOf = '$id'

/** Every screen of the back office in its own chunk; the first that fits an address is shown. */
const deskScreens: readonly DeskScreen[] = [
  {
    room: 'orders',
    path: deskPaths.orders,
    Screen: lazyChunk(() => import('#features/back-office/orders/desk-page.tsx'), 'DeskPage', ['desk', 'orders']),
  },
  {
    // People who may not see customers cannot order for one.
    room: 'customers',
    path: deskPaths.newOrder,
    Screen: lazyChunk(() => import('#features/back-office/orders/phone-order/phone-order-page.tsx'), 'PhoneOrderPage', [
      'desk',
      'orders',
      'quotes',
    ]),
  },
  {
    room: 'orders',
    path: deskPaths.order(idOf),
    Screen: lazyChunk(() => import('#features/back-office/orders/order-desk-page.tsx'), 'OrderDeskPage', [
      'desk',
      'orders',
      'product',
      'quotes',
    ]),
  },
  {
    room: 'orders',
    path: deskPaths.printing(idOf),
    Screen: lazyChunk(() => import('#features/back-office/printing/printing-page.tsx'), 'PrintingPage', ['desk']),
  },
  {
    room: 'warehouse',
    path: deskPaths.warehouse,
    Screen: lazyChunk(() => import('#features/back-office/warehouse/warehouse-page.tsx'), 'WarehousePage', ['stock-desk']),
  },
  {
    room: 'warehouse',
    path: deskPaths.picking,
    Screen: lazyChunk(() => import('#features/back-office/warehouse/picking-page.tsx'), 'PickingPage', ['stock-desk']),
  },
  {
    room: 'returns',
    path: deskPaths.returns,
    Screen: lazyChunk(() => import('#features/back-office/returns/returns-page.tsx'), 'ReturnsPage', ['desk', 'orders']),
  },
  {
    room: 'payments',
    path: deskPaths.payments,
    Screen: lazyChunk(() => import('#features/back-office/payments/payments-page.tsx'), 'PaymentsPage', ['payment-desk']),
  },
  {
    room: 'payments',
    path: deskPaths.statement,
    Screen: lazyChunk(() => import('#features/back-office/payments/statement/statement-page.tsx'), 'StatementPage', ['payment-desk']),
  },
  {
    room: 'payments',
    path: deskPaths.payment(idOf),
    Screen: lazyChunk(() => import('#features/back-office/payments/payment-page.tsx'), 'PaymentPage', ['payment-desk']),
  },
  {
    room: 'quotes',
    path: deskPaths.quotes,
    Screen: lazyChunk(() => import('#features/back-office/quotes/quote-desk-page.tsx'), 'QuoteDeskPage', ['quotes']),
  },
  {
    room: 'quotes',
    path: deskPaths.quote(idOf),
    Screen: lazyChunk(() => import('#features/back-office/quotes/desk-quote-page.tsx'), 'DeskQuotePage', ['quotes']),
  },
  {
    room: 'customers',
    path: deskPaths.customers,
    Screen: lazyChunk(() => import('#features/back-office/customers-page.tsx'), 'CustomersPage', ['company-desk']),
  },
  {
    room: 'customers',
    path: deskPaths.company(idOf),
    Screen: lazyChunk(() => import('#features/back-office/companies/company-desk-page.tsx'), 'CompanyDeskPage', ['company-desk']),
  },
  {
    room: 'customers',
    path: deskPaths.reconciliation(idOf),
    Screen: lazyChunk(() => import('#features/back-office/companies/reconciliation/reconciliation-page.tsx'), 'ReconciliationPage', [
      'company-desk',
    ]),
  },
  {
    room: 'purchasing',
    path: deskPaths.purchasing,
    Screen: lazyChunk(() => import('#features/back-office/purchasing/purchasing-desk-page.tsx'), 'PurchasingDeskPage', ['purchasing']),
  },
  {
    room: 'reports',
    path: deskPaths.reports,
    Screen: lazyChunk(() => import('#features/back-office/reports/reports-page.tsx'), 'ReportsPage', ['reports']),
  },
  {
    room: 'goods',
    path: deskPaths.goods,
    Screen: lazyChunk(() => import('#features/back-office/goods/goods-page.tsx'), 'GoodsPage', ['goods']),
  },
  {
    room: 'goods',
    path: deskPaths.product(idOf),
    Screen: lazyChunk(() => import('#features/back-office/goods/product-page.tsx'), 'ProductPage', ['goods']),
  },
  {
    room: 'prices',
    path: deskPaths.prices,
    Screen: lazyChunk(() => import('#features/back-office/prices/prices-page.tsx'), 'PricesPage', ['prices-desk', 'product', 'calendar']),
  },
  {
    room: 'specifications',
    path: deskPaths.specifications,
    Screen: lazyChunk(() => import('#features/back-office/specifications/specification-desk-page.tsx'), 'SpecificationDeskPage', [
      'specification-desk',
    ]),
  },
  {
    room: 'specifications',
    path: deskPaths.specification(idOf),
    Screen: lazyChunk(() => import('./desk-specification-screen.tsx'), 'DeskSpecification', ['specifications', 'transfer']),
  },
  {
    room: 'import',
    path: deskPaths.imports,
    Screen: lazyChunk(() => import('#features/back-office/goods-import/goods-imports-page.tsx'), 'GoodsImportsPage', ['goods-import']),
  },
  {
    room: 'import',
    path: deskPaths.import(idOf),
    Screen: lazyChunk(() => import('#features/back-office/goods-import/goods-import-page.tsx'), 'GoodsImportPage', ['goods-import']),
  },
  {
    room: 'stock',
    path: deskPaths.stock,
    Screen: lazyChunk(() => import('#features/back-office/stock/stock-page.tsx'), 'StockPage', ['stock-desk']),
  },
  {
    room: 'delivery',
    path: deskPaths.delivery,
    Screen: lazyChunk(() => import('#features/back-office/delivery/delivery-page.tsx'), 'DeliveryPage', ['stock-desk']),
  },
  {
    room: 'ranking',
    path: deskPaths.ranking,
    Screen: lazyChunk(() => import('#features/back-office/ranking/ranking-page.tsx'), 'RankingPage', ['ranking']),
  },
  {
    room: 'dictionary',
    path: deskPaths.dictionary,
    Screen: lazyChunk(() => import('#features/back-office/search-dictionary/search-dictionary-page.tsx'), 'SearchDictionaryPage', [
      'search-dictionary',
    ]),
  },
  {
    room: 'unmatched',
    path: deskPaths.unmatched,
    Screen: lazyChunk(() => import('#features/back-office/unmatched-lines/unmatched-lines-page.tsx'), 'UnmatchedLinesPage', [
      'unmatched-lines',
    ]),
  },
  {
    room: 'content',
    path: deskPaths.content,
    Screen: lazyChunk(() => import('#features/back-office/content/content-desk-page.tsx'), 'ContentDeskPage', ['content-desk']),
  },
  {
    room: 'content',
    path: deskPaths.contentEntry(idOf),
    Screen: lazyChunk(() => import('./content-entry-screen.tsx'), 'ContentEntry', [
      'content-desk',
      'content',
      'help',
      'home',
      'notices',
      'survey',
    ]),
  },
  {
    room: 'papers',
    path: deskPaths.papers,
    Screen: lazyChunk(() => import('#features/back-office/content/papers/papers-page.tsx'), 'PapersPage', ['content-desk']),
  },
  {
    room: 'letters',
    path: deskPaths.letters,
    Screen: lazyChunk(() => import('#features/back-office/content/letters/letters-page.tsx'), 'LettersPage', ['content-desk']),
  },
  {
    room: 'letters',
    path: deskPaths.letter(idOf),
    Screen: lazyChunk(() => import('#features/back-office/content/letters/letter-page.tsx'), 'LetterPage', ['content-desk']),
  },
  {
    room: 'club',
    path: deskPaths.club,
    Screen: lazyChunk(() => import('#features/back-office/club/club-desk-page.tsx'), 'ClubDeskPage', ['club-desk']),
  },
  {
    room: 'club',
    path: deskPaths.clubMember(idOf),
    Screen: lazyChunk(() => import('#features/back-office/club/club-member-page.tsx'), 'ClubMemberPage', ['club-desk']),
  },
  {
    room: 'calendar',
    path: deskPaths.calendar,
    Screen: lazyChunk(() => import('#features/back-office/calendar/calendar-page.tsx'), 'CalendarPage', ['calendar']),
  },
  {
    room: 'staff',
    path: deskPaths.staff,
    Screen: lazyChunk(() => import('#features/back-office/staff/staff-page.tsx'), 'StaffPage', ['staff']),
  },
  {
    room: 'journal',
    path: deskPaths.journal,
    Screen: lazyChunk(() => import('#features/back-office/journal/journal-page.tsx'), 'JournalPage', ['journal']),
  },
  {
    room: 'setup',
    path: deskPaths.setup,
    Screen: lazyChunk(() => import('#features/back-office/setup/setup-desk-page.tsx'), 'SetupDeskPage', ['setup-desk']),
  },
  {
    room: 'settings',
    path: deskPaths.settings,
    Screen: lazyChunk(() => import('#features/back-office/settings/settings-page.tsx'), 'SettingsPage', ['settings', 'content-desk']),
  },
  {
    room: 'integrations',
    path: deskPaths.integrations,
    Screen: lazyChunk(() => import('#features/back-office/integrations/integrations-page.tsx'), 'IntegrationsPage', ['integrations']),
  },
]

/** The screen of an address, with what stands in place of `$id`. */
export function findDeskScreen(address: string): (DeskScreen & { id: string }) | null {
  const parts = address.replace(/\/+$/, '').split('/')
  for (const screen of deskScreens) {
    const wanted = screen.path.split('/')
    if (wanted.length !== parts.length || !wanted.every((part, place) => part === idOf || part === parts[place])) continue
    return { ...screen, id: decodeURIComponent(parts[wanted.indexOf(idOf)] ?? '') }
  }
  return null
}
