import type { Expected } from './expected.ts'
import { contentAccess } from './expected-access.content.ts'
import { configuratorAccess } from './expected-access.configurator.ts'
import { deskAccess } from './expected-access.desk.ts'
import { deskSearchAccess } from './expected-access.desk-search.ts'
import { deskOrderAccess } from './expected-access.desk-order.ts'
import { goodsAccess } from './expected-access.goods.ts'
import { goodsImportAccess } from './expected-access.goods-import.ts'
import { offerAccess } from './expected-access.offers.ts'
import { colleagueAccess } from './expected-access.colleagues.ts'
import { orderAccess } from './expected-access.orders.ts'
import { customerPageAccess } from './expected-access.customer-page.ts'
import { bankStatementAccess } from './expected-access.bank-statement.ts'
import { paymentAccess } from './expected-access.payments.ts'
import { peopleAccess } from './expected-access.people.ts'
import { priceAccess } from './expected-access.prices.ts'
import { promiseAccess } from './expected-access.promise.ts'
import { purchasingAccess } from './expected-access.purchasing.ts'
import { quoteAccess } from './expected-access.quotes.ts'
import { reportAccess } from './expected-access.reports.ts'
import { shopAccess } from './expected-access.shop.ts'
import { clubAccess } from './expected-access.club.ts'
import { specificationAccess } from './expected-access.specifications.ts'
import { stockAccess } from './expected-access.stock.ts'
import { setupAccess } from './expected-access.setup.ts'
import { staffAccess } from './expected-access.staff.ts'
import { warehouseAccess } from './expected-access.warehouse.ts'
import { workbenchAccess } from './expected-access.workbench.ts'

/**
 * Every call of the server. A call that is not here fails the test, and so does one whose policy is another.
 * The part after `#` distinguishes two uses of one call.
 * A line has the access (`may`, `roles`, `inPerson`) and the kinds of its ids; the rest is a request that works.
 */
export const expectedAccess: Record<string, Expected> = {
  ...shopAccess,
  ...orderAccess,
  ...goodsAccess,
  ...offerAccess,
  ...deskAccess,
  ...deskSearchAccess,
  ...deskOrderAccess,
  ...paymentAccess,
  ...bankStatementAccess,
  ...customerPageAccess,
  ...peopleAccess,
  ...quoteAccess,
  ...specificationAccess,
  ...priceAccess,
  ...promiseAccess,
  ...purchasingAccess,
  ...configuratorAccess,
  ...clubAccess,
  ...setupAccess,
  ...goodsImportAccess,
  ...contentAccess,
  ...stockAccess,
  ...staffAccess,
  ...reportAccess,
  ...colleagueAccess,
  ...warehouseAccess,
  ...workbenchAccess,
}
