import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Found, FoundGroup } from '@vitrina/contract/desk-search/desk-search'
import { findableKinds, type FoundKind, foundKinds } from '@vitrina/contract/desk-search/desk-search.rules'
import { readSearchText, type SearchText } from '@vitrina/contract/desk-search/search-text.rules'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { findProducts } from './find-products.ts'
import { findCompanies, findPeople } from './found-customers.queries.ts'
import { findOrders } from './found-orders.queries.ts'
import { findDocuments, findPayments, findPickups, findReturns, findShipments } from './found-papers.queries.ts'
import { accountPhonesOf, patternOf } from './search-pattern.rules.ts'
import { MOST_SHOWN } from './staff-scope.queries.ts'

type Finds = Partial<Record<FoundKind, Found[]>>

const plain = { note: '', sum: null, day: null, orderId: null, companyId: null, orderState: null, documentType: null }
const dayOf = (at: string): string => sellerDay(new Date(at))

type Paper = { id: number; number: string; orderId: number; companyId: number; company: string; sum: number; at: string }
const showPaper = ({ id, number, orderId, companyId, company, sum, at }: Paper): Found => ({
  ...plain,
  id,
  title: number,
  note: company,
  sum,
  day: dayOf(at),
  orderId,
  companyId,
})

/** Papers and money: each statement is asked only where the text has the shape of its numbers. */
async function findPapers(ctx: Context, { staffId, read, may }: Asked): Promise<Finds> {
  const { text, digits, numbers, sum, inn, pickupCode } = read
  const written = digits === null ? [text] : [...new Set([text, digits])]
  const hasFigure = /\d/.test(text)
  const [documents, payments, shipments, pickups, returns] = await Promise.all([
    may('documents') && hasFigure ? findDocuments(ctx, { staffId, numbers: written, sum }) : [],
    may('payments') && hasFigure ? findPayments(ctx, { staffId, numbers: written, sum, inn }) : [],
    may('shipments') && hasFigure ? findShipments(ctx, { staffId, numbers: numbers.shipments, text }) : [],
    may('pickups') && pickupCode !== null ? findPickups(ctx, { staffId, code: pickupCode }) : [],
    may('returns') && numbers.returns.length > 0 ? findReturns(ctx, { staffId, numbers: numbers.returns }) : [],
  ])
  return {
    documents: documents.map(({ id, number, orderId, companyId, company, sum: total, type, day }) => ({
      ...plain,
      id,
      title: number,
      note: company,
      sum: total,
      day,
      orderId,
      companyId,
      documentType: type,
    })),
    payments: payments.map(({ id, companyId, company, sum: paid, bankDocument, payer, at }) => ({
      ...plain,
      id,
      title: bankDocument,
      note: payer || company,
      sum: paid,
      day: dayOf(at),
      companyId,
    })),
    shipments: shipments.map(showPaper),
    pickups: pickups.map(showPaper),
    returns: returns.map(showPaper),
  }
}

type Asked = { staffId: number | null; read: SearchText; may: (kind: FoundKind) => boolean }

/** Companies, people and goods, and the orders they lead to: an order is found by all that is on it. */
async function findTrade(ctx: Context, actor: Actor, catalogue: Catalogue, { staffId, read, may }: Asked): Promise<Finds> {
  const { text, words, inn, phones, sum, numbers } = read
  const pattern = words === null ? null : patternOf(words)
  const asksOrders = may('orders')
  const [companies, people, products] = await Promise.all([
    (may('companies') || asksOrders) && (pattern ?? inn) !== null ? findCompanies(ctx, { staffId, pattern, words, inn }) : [],
    (may('people') || asksOrders) && (pattern !== null || phones.length > 0)
      ? findPeople(ctx, { staffId, pattern, words, phones: accountPhonesOf(read) })
      : [],
    may('products') ? findProducts(ctx, actor, catalogue, text) : [],
  ])
  const orders = asksOrders
    ? await findOrders(ctx, {
        staffId,
        numbers: numbers.orders,
        text,
        sum,
        phones,
        words,
        companyIds: companies.map(({ id }) => id),
        people,
        productIds: products.map(({ id }) => id),
      })
    : []
  return {
    orders: orders.map(({ id, number, companyId, company, contact, total, state, at }) => ({
      ...plain,
      id,
      title: number,
      note: [company, contact].filter(Boolean).join(' · '),
      sum: total,
      day: dayOf(at),
      orderId: id,
      companyId,
      orderState: state,
    })),
    companies: companies.map(({ id, name, inn: own }) => ({ ...plain, id, title: name, note: own ?? '', companyId: id })),
    people: people.map(({ id, name, contact, companyId, company }) => ({
      ...plain,
      id,
      title: name,
      note: [contact, company].filter(Boolean).join(' · '),
      companyId,
    })),
    products: products.map(({ id, article, name }) => ({ ...plain, id, title: name, note: article })),
  }
}

/** The staff search: groups of what this person may open, in the order of the contract. */
export async function findByText(ctx: Context, actor: Actor, catalogue: Catalogue, typed: string): Promise<{ groups: FoundGroup[] }> {
  const read = readSearchText(typed)
  if (!read.text) return { groups: [] }
  const kinds = findableKinds(actor.user?.role)
  const staffId = seesEveryCompany(actor.user?.role) ? null : (actor.user?.id ?? 0)
  const asked = { staffId, read, may: (kind: FoundKind) => kinds.includes(kind) }
  const [trade, papers] = await Promise.all([findTrade(ctx, actor, catalogue, asked), findPapers(ctx, asked)])
  const finds: Finds = { ...trade, ...papers }
  return {
    groups: foundKinds.flatMap((kind) => {
      const items = finds[kind] ?? []
      if (!kinds.includes(kind) || items.length === 0) return []
      return [{ kind, items: items.slice(0, MOST_SHOWN), hasMore: items.length > MOST_SHOWN }]
    }),
  }
}
