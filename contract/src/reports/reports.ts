import * as z from 'zod'
import { type DebtAge, debtAges } from '../debts/debt-ages.rules.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { timeSteps } from './periods.rules.ts'

export const reportNames = ['sales', 'carts', 'debts', 'promises', 'search'] as const
export type ReportName = (typeof reportNames)[number]

/** By what sales are told apart. */
export const salesCuts = [...timeSteps, 'region', 'manager', 'company', 'brand', 'section', 'kind'] as const
export type SalesCut = (typeof salesCuts)[number]

/** Promises are of whole orders, which have no brand. */
export const promiseCuts = [...timeSteps, 'region', 'manager', 'company'] as const satisfies readonly SalesCut[]
export type PromiseCut = (typeof promiseCuts)[number]

/** Rows of one answer; the totals count the others too. */
export const MAX_REPORT_ROWS = 500

const id = z.coerce.number().pipe(z.int32().positive()).optional()

/** Every report takes what concerns it. Without days the last thirty are meant. */
export const reportFilters = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  by: z.enum(salesCuts).optional(),
  regionId: id,
  managerId: id,
  companyId: id,
  brand: z.string().trim().min(1).max(120).optional(),
  /** With the sections below it. */
  sectionId: id,
  /** Of goods. */
  kindId: id,
})
export type ReportFilters = z.output<typeof reportFilters>

/** How a figure is written. */
export const columnKinds = ['text', 'day', 'moment', 'count', 'money', 'percent', 'change'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** Columns of the table and of the file, named in the reader's language; `key` is the field of a row. */
const reportColumn = z.object({ key: z.string(), label: z.string(), kind: z.enum(columnKinds) })
export type ReportColumn = z.infer<typeof reportColumn>

const period = z.object({ from: z.iso.date(), to: z.iso.date() })
const head = { columns: z.array(reportColumn), period, isCut: z.boolean() }
const percent = z.number().nullable()

const salesFigures = {
  /** Orders; of a brand or section lines of orders. */
  count: z.number(),
  sum: money,
  countBefore: z.number(),
  sumBefore: money,
  change: percent,
}
export const salesRow = z.object({ key: z.string(), name: z.string(), ...salesFigures })
export type SalesRow = z.output<typeof salesRow>

const promiseFigures = {
  promised: z.number(),
  /** Ready or delivered by the day that was promised first. */
  kept: z.number(),
  late: z.number(),
  /** The day has passed, and the goods are not there. */
  overdue: z.number(),
  /** The day has not come, and the goods are not there. */
  waiting: z.number(),
  /** A later day was named. */
  moved: z.number(),
  /** Of those whose day has passed or who were served before it. */
  keptShare: percent,
  keptShareBefore: percent,
  /** Days late on the average, of those that were late. */
  daysLate: z.number().nullable(),
}
export const promiseRow = z.object({ key: z.string(), name: z.string(), ...promiseFigures })
export type PromiseRow = z.output<typeof promiseRow>

const searchFigures = {
  searches: z.number(),
  nothing: z.number(),
  unused: z.number(),
  foundShare: percent,
  usedShare: percent,
  searchesBefore: z.number(),
  foundShareBefore: percent,
  usedShareBefore: percent,
}
export const searchRow = z.object({ key: z.string(), name: z.string(), ...searchFigures })
export type SearchRow = z.output<typeof searchRow>

/** How long ago a cart was changed last, in days. */
export const cartAges = ['three', 'week', 'twoWeeks', 'month', 'older'] as const
export type CartAge = (typeof cartAges)[number]

const cartRow = z.object({
  key: z.string(),
  person: z.string(),
  phone: z.string(),
  email: z.string(),
  companyId: z.number().nullable(),
  company: z.string(),
  manager: z.string(),
  lines: z.number(),
  sum: money,
  leftAt: z.iso.datetime(),
})

const ageSums = Object.fromEntries(debtAges.map((age) => [age, money])) as Record<DebtAge, typeof money>
const debtRow = z.object({
  key: z.string(),
  name: z.string(),
  manager: z.string(),
  receivables: money,
  overdue: money,
  overdueDays: z.number(),
  ...ageSums,
})

const base = '/api/v1/back-office/reports'
const option = z.object({ id: z.number(), name: z.string() })

export const reportsApi = {
  options: endpoint({
    method: 'GET',
    path: `${base}/options`,
    summary: 'What reports can be narrowed to: regions, managers, brands, sections and kinds of goods',
    policy: 'staff',
    permission: 'reports',
    output: z.object({
      regions: z.array(option),
      managers: z.array(option),
      brands: z.array(z.string()),
      sections: z.array(option),
      kinds: z.array(option),
    }),
  }),
  sales: endpoint({
    method: 'GET',
    path: `${base}/sales`,
    summary: 'Goods ordered in a period, beside the period before',
    policy: 'staff',
    permission: 'reports',
    query: reportFilters,
    output: z.object({ ...head, previous: period, by: z.enum(salesCuts), rows: z.array(salesRow), totals: z.object(salesFigures) }),
  }),
  carts: endpoint({
    method: 'GET',
    path: `${base}/carts`,
    summary: 'Carts left with goods in them, and whom to call',
    policy: 'staff',
    permission: 'reports',
    query: reportFilters,
    output: z.object({
      ...head,
      previous: period,
      rows: z.array(cartRow),
      totals: z.object({ count: z.number(), sum: money, countBefore: z.number(), sumBefore: money, change: percent }),
      ages: z.array(z.object({ age: z.enum(cartAges), count: z.number(), sum: money })),
    }),
  }),
  debts: endpoint({
    method: 'GET',
    path: `${base}/debts`,
    summary: 'What companies owe today, by how long it is overdue',
    policy: 'staff',
    permission: 'reports',
    query: reportFilters,
    output: z.object({
      ...head,
      rows: z.array(debtRow),
      totals: z.object({ companies: z.number(), receivables: money, overdue: money, ...ageSums }),
      /** The same of all companies about a month ago; null: it was not written down, or the report is narrowed. */
      before: z.object({ day: z.iso.date(), companies: z.number(), receivables: money, overdue: money }).nullable(),
    }),
  }),
  promises: endpoint({
    method: 'GET',
    path: `${base}/promises`,
    summary: 'Orders whose first promised day is in a period: kept, late, still open',
    policy: 'staff',
    permission: 'reports',
    query: reportFilters,
    output: z.object({ ...head, previous: period, by: z.enum(promiseCuts), rows: z.array(promiseRow), totals: z.object(promiseFigures) }),
  }),
  search: endpoint({
    method: 'GET',
    path: `${base}/search`,
    summary: 'How searches fared: found something, led to a product',
    policy: 'staff',
    permission: 'reports',
    query: reportFilters,
    output: z.object({ ...head, previous: period, by: z.enum(timeSteps), rows: z.array(searchRow), totals: z.object(searchFigures) }),
  }),
  exportFile: endpoint({
    method: 'POST',
    path: `${base}/export`,
    summary: 'A report as an XLSX file',
    policy: 'staff',
    permission: 'reports',
    body: reportFilters.extend({ report: z.enum(reportNames) }),
    output: z.object({ path: z.string() }),
  }),
}
