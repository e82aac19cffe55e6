import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import type { startTestApp } from './app.ts'
import { callApi, type Headers } from './call-api.ts'
import { type Customer, fill } from './builders.orders.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

const kopecks = (roubles: number) => Math.round(roubles * 100)
const plus = (sums: readonly number[]) => sums.reduce((total, sum) => total + kopecks(sum), 0)

/** Each figure of a company's debt as every call answers it; all of a list must be the same. */
export async function readDebtFigures(
  server: Server,
  customer: Customer,
  {
    staff,
    productId,
  }: {
    staff: Headers
    /** The product in the cart. */
    productId: number
  },
) {
  const { headers, company } = customer
  await fill(server, customer, [{ productId, amount: 1 }])
  const search = `pageSize=100&search=${encodeURIComponent(company.name)}`
  const [{ body: card }, { body: schedule }, { body: totals }, { body: documents }, { body: options }, { body: customers }] =
    await Promise.all([
      callApi(server, companiesApi.current, { headers }),
      callApi(server, schedulesApi.payments, { headers }),
      callApi(server, documentsApi.totals, { headers }),
      callApi(server, documentsApi.list, { headers, url: `${documentsApi.list.path}?per-page=100&type=invoice` }),
      callApi(server, checkoutApi.options, { headers }),
      callApi(server, backOfficeApi.customers, { headers: staff, url: `${backOfficeApi.customers.path}?${search}` }),
    ])
  const { credit } = options
  const listed = customers.items.find(({ id }) => id === company.id)
  const late = schedule.items.filter(({ overdueDays }) => overdueDays > 0)
  const beyond = plus(schedule.items.flatMap(({ documentId, open }) => (documentId === null ? [open] : [])))
  const beyondLate = plus(late.flatMap(({ documentId, open }) => (documentId === null ? [open] : [])))
  return {
    receivables: [
      kopecks(card.receivables ?? -1),
      kopecks(schedule.figures.receivables),
      plus(schedule.items.map(({ open }) => open)),
      kopecks(totals.open),
      plus(documents.items.map(({ openSum }) => openSum)) + beyond,
      kopecks(listed?.debt.receivables ?? -1),
    ],
    overdue: [
      kopecks(card.overdueReceivables ?? -1),
      kopecks(schedule.figures.overdueReceivables),
      plus(late.map(({ open }) => open)),
      kopecks(totals.overdue),
      plus(documents.items.flatMap(({ overdueDays, openSum }) => (overdueDays > 0 ? [openSum] : []))) + beyondLate,
      kopecks(credit.overdueSum),
      kopecks(listed?.debt.overdue ?? -1),
    ],
    overdueDays: [card.overdueDuration, schedule.figures.overdueDuration, credit.overdueDays, listed?.debt.overdueDays],
    advance: [kopecks(card.balance ?? -1), kopecks(schedule.figures.balance), kopecks(listed?.debt.advance ?? -1)],
    creditLeft: [
      kopecks(card.creditLeft ?? -1),
      kopecks(schedule.figures.creditLeft),
      kopecks(credit.available),
      kopecks(listed?.debt.creditLeft ?? -1),
    ],
    statement: [card.statement, schedule.figures.statement, totals.statement, credit.statement, listed?.debt.statement],
  }
}
