import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Found, FoundGroup } from '@vitrina/contract/desk-search/desk-search'
import { findableKinds, type FoundKind, foundKinds } from '@vitrina/contract/desk-search/desk-search.rules'
import { readSearchText, type SearchText } from '@vitrina/contract/desk-search/search-text.rules'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { isServed } from '#modules/companies/seen-companies'
import { findProducts } from './find-products.ts'
import type { CustomerFollower } from './customers/follow-customers.ts'
import { findOrders } from './found-orders.queries.ts'
import { findPapers, type PaperKind, paperKinds, type PaperRow } from './found-papers.queries.ts'
import { accountPhonesOf } from './search-pattern.rules.ts'
import { MOST_READ, MOST_SHOWN } from './staff-scope.queries.ts'

type Finds = Partial<Record<FoundKind, Found[]>>

const plain = { note: '', sum: null, day: null, orderId: null, companyId: null, orderState: null, documentType: null }
const dayOf = (at: string): string => sellerDay(new Date(at))

const showPaper = ({ kind, id, number, orderId, companyId, company, sum, type, day, at }: PaperRow): Found => ({
  ...plain,
  id,
  title: number,
  note: company,
  sum,
  day: day ?? dayOf(at ?? ''),
  orderId,
  companyId,
  documentType: kind === 'documents' ? type : null,
})

/** Papers and money are asked for only where the text has the shape of their numbers. */
async function findPapersByShape(ctx: Context, { staffId, read, may }: Asked): Promise<Finds> {
  const { text, digits, numbers, sum, inn, pickupCode } = read
  const isShaped: Record<PaperKind, boolean> = {
    pickups: pickupCode !== null,
    documents: true,
    payments: true,
    shipments: true,
    returns: numbers.returns.length > 0,
  }
  const kinds = paperKinds.filter((kind) => may(kind) && isShaped[kind])
  if (!/\d/.test(text) || (read.isPhone && sum === null) || kinds.length === 0) return {}
  const rows = await findPapers(ctx, {
    staffId,
    kinds,
    numbers: digits === null ? [text] : [...new Set([text, digits])],
    sum,
    inn,
    text,
    code: pickupCode,
    shipments: numbers.shipments,
    returns: numbers.returns,
  })
  return Object.fromEntries(kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).map(showPaper)]))
}

type Asked = { staffId: number | null; read: SearchText; may: (kind: FoundKind) => boolean }

type Sources = { catalogue: Catalogue; customers: CustomerFollower }

/** Companies and people of whom the person serves at least one. */
async function findCustomers(customers: CustomerFollower, { staffId, read, may }: Asked) {
  const { words, inn, phones } = read
  const leadsToOrders = may('orders')
  const asksCompanies = (may('companies') || leadsToOrders) && (words ?? inn) !== null
  const asksPeople = (may('people') || leadsToOrders) && (words !== null || phones.length > 0)
  if (!asksCompanies && !asksPeople) return { companies: [], people: [] }
  const { index, served } = await customers.read(staffId)
  const own = served && new Set(served)
  const shown = { sees: (managers: readonly number[]) => isServed(managers, own), most: MOST_READ }
  return {
    companies: asksCompanies ? index.findCompanies({ words, inn }, shown) : [],
    people: asksPeople ? index.findPeople({ words, phones: accountPhonesOf(read) }, shown) : [],
  }
}

/** Companies, people and goods, and the orders they lead to: an order is found by all that is on it. */
async function findTrade(ctx: Context, actor: Actor, { catalogue, customers }: Sources, asked: Asked): Promise<Finds> {
  const { staffId, read, may } = asked
  const { text, words, phones, sum, numbers } = read
  const asksOrders = may('orders')
  const [{ companies, people }, products] = await Promise.all([
    findCustomers(customers, asked),
    may('products') && !read.isPhone ? findProducts(ctx, actor, catalogue, text) : [],
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
export async function findByText(ctx: Context, actor: Actor, sources: Sources, typed: string): Promise<{ groups: FoundGroup[] }> {
  const read = readSearchText(typed)
  if (!read.text) return { groups: [] }
  const kinds = findableKinds(actor.user?.role)
  const staffId = seesEveryCompany(actor.user?.role) ? null : (actor.user?.id ?? 0)
  const asked = { staffId, read, may: (kind: FoundKind) => kinds.includes(kind) }
  const [trade, papers] = await Promise.all([findTrade(ctx, actor, sources, asked), findPapersByShape(ctx, asked)])
  const finds: Finds = { ...trade, ...papers }
  return {
    groups: foundKinds.flatMap((kind) => {
      const items = finds[kind] ?? []
      if (!kinds.includes(kind) || items.length === 0) return []
      return [{ kind, items: items.slice(0, MOST_SHOWN), hasMore: items.length > MOST_SHOWN }]
    }),
  }
}
