import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { compareSources, isFirm, supplyPlanOf, splitLine, type RequestedLine } from '@vitrina/contract/cart/supply-plan.rules'
import type { Confidence, PromisePart, PromiseStep, SupplySource } from '@vitrina/contract/promise/promise'
import { soonestOf, stepsOf } from '@vitrina/contract/promise/promise-steps.rules'
import { dayIn } from '#modules/calendar/zoned-time.rules'
import { type Destination, type Dispatch, dispatchesOf, type ReadyDays, readyDaysOf, type DispatchFacts } from './ready-days.rules.ts'

export type FreeStock = { productId: number; warehouseId: number; free: number }
/** `left`: the amount not promised to orders yet. */
export type ExpectedArrival = { id: number; productId: number; warehouseId: number; left: number; expectedOn: string }

export type PromiseFacts = DispatchFacts & {
  stock: readonly FreeStock[]
  arrivals: readonly ExpectedArrival[]
  /** Working days the manufacturer needs, by product; unknown ones are missing. */
  makerDays: ReadonlyMap<number, number>
}

/** `productId` null: goods of the buyer's own description, which only a person can date. */
export type PromiseLine = { id: number; productId: number | null; amount: number }

export type PromisedPart = PromisePart & { arrivalId: number | null }

export type LinePromise = {
  lineId: number
  /** When the last of it is with the buyer; null: unknown yet. */
  day: string | null
  confidence: Confidence
  parts: PromisedPart[]
  /** The amount that no source gives. */
  missing: number
}

export type OrderPromise = {
  lines: LinePromise[]
  /** When all of it is with the buyer; null: some of it has no day. */
  day: string | null
  /** Lines by their day, the earliest first; those without a day are left out. */
  ifSplit: { day: string; lineIds: number[] }[]
  /** By which route's car; null: no car. */
  routeId: number | null
}

type OwnSource = SupplySource & { arrivalId: number | null }

type PromiseInput = {
  destination: Destination
  lines: readonly PromiseLine[]
  /** The moment the order is placed. */
  from: Date
  facts: PromiseFacts
  supply?: SupplyStrategy
}

const latest = (days: readonly string[]): string | null =>
  days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null)

/** Stock, arrivals and the maker's working days of one product. */
export type GoodsFacts = {
  stock: readonly Omit<FreeStock, 'productId'>[]
  arrivals: readonly Omit<ExpectedArrival, 'productId'>[]
  makerDays: number | undefined
}

/** Sources of one product for a warehouse that gives it out, the first source at the head. */
function sourcesOfGoods(
  { warehouseId }: Dispatch,
  days: ReadyDays,
  places: PromiseFacts['places'],
  { stock, arrivals, makerDays }: GoodsFacts,
): OwnSource[] {
  const found: OwnSource[] = []
  const add = (from: number, more: Pick<OwnSource, 'source' | 'amount' | 'arrivalId'>, day: string | null) => {
    const place = places.get(from)
    if (place && day !== null) found.push({ ...more, warehouse: { id: place.id, name: place.name, city: place.city }, day })
  }
  for (const { warehouseId: from, free } of stock) {
    const source = from === warehouseId ? 'stock' : 'transfer'
    if (free > 0) add(from, { source, amount: free, arrivalId: null }, days.ofStock(from))
  }
  for (const { id, warehouseId: from, left, expectedOn } of arrivals)
    if (left > 0) add(from, { source: 'arrival', amount: left, arrivalId: id }, days.ofArrival(from, expectedOn))
  if (makerDays !== undefined) add(warehouseId, { source: 'maker', amount: null, arrivalId: null }, days.ofMaker(makerDays))
  return found.toSorted(compareSources)
}

/** The facts of each of these products. */
export function goodsFactsBy({ stock, arrivals, makerDays }: PromiseFacts, productIds: Iterable<number>): Map<number, GoodsFacts> {
  const byProduct = new Map(
    [...productIds].map((id) => [id, { stock: [] as FreeStock[], arrivals: [] as ExpectedArrival[], makerDays: makerDays.get(id) }]),
  )
  for (const one of stock) byProduct.get(one.productId)?.stock.push(one)
  for (const one of arrivals) byProduct.get(one.productId)?.arrivals.push(one)
  return byProduct
}

/** Sources of each product at one place, the first source at the head. */
const sourcesAt = (dispatch: Dispatch, days: ReadyDays, facts: PromiseFacts, productIds: ReadonlySet<number>) =>
  new Map([...goodsFactsBy(facts, productIds)].map(([id, goods]) => [id, sourcesOfGoods(dispatch, days, facts.places, goods)]))

function linePromise(lineId: number, parts: PromisedPart[], missing: number): LinePromise {
  if (missing > 0) return { lineId, day: null, confidence: 'unknown', parts, missing }
  return { lineId, day: latest(parts.map(({ day }) => day)), confidence: parts.every(isFirm) ? 'firm' : 'estimated', parts, missing }
}

function promiseBy(dispatch: Dispatch, { lines, from, facts, supply = 'earliest' }: PromiseInput): OrderPromise {
  const days = readyDaysOf(dispatch, facts, from)
  const byProduct = sourcesAt(dispatch, days, facts, new Set(lines.flatMap(({ productId }) => productId ?? [])))
  const lineRequests = lines.map(({ id, productId, amount }): RequestedLine<OwnSource> => {
    const sources = productId === null ? [] : (byProduct.get(productId) ?? [])
    return { lineId: id, amount, sources }
  })
  const home = facts.places.get(dispatch.warehouseId)
  const plan = supplyPlanOf(lineRequests, {
    strategy: supply === 'oneDate' ? 'earliest' : supply,
    today: dayIn(home?.timezone ?? 'UTC', from),
  })
  const promised = lineRequests.map(({ lineId, amount, sources }) => {
    const { parts, missing } = splitLine({ amount, sources }, plan)
    // Goods taken by one line are not there for the next.
    for (const { from: source, amount: part } of parts) if (source.amount !== null) source.amount = subtractAmounts(source.amount, part)
    const made = parts.map(({ from: source, amount: part, readyOn }) => ({
      source: source.source,
      warehouseId: source.warehouse.id,
      amount: part,
      day: readyOn,
      arrivalId: source.arrivalId,
    }))
    return linePromise(lineId, made, missing)
  })
  const made = supply === 'oneDate' ? onOneDay(promised) : promised
  return { ...wholeOf(made), lines: made, routeId: dispatch.route?.routeId ?? null }
}

/** Everything on the day of the last part; lines without a day stay without one. */
function onOneDay(lines: readonly LinePromise[]): LinePromise[] {
  const last = latest(lines.flatMap(({ parts }) => parts.map(({ day }) => day)))
  if (last === null) return [...lines]
  return lines.map((line) => ({ ...line, day: line.day && last, parts: line.parts.map((part) => ({ ...part, day: last })) }))
}

/** Day and split of all lines. */
function wholeOf(lines: readonly LinePromise[]): Pick<OrderPromise, 'day' | 'ifSplit'> {
  const byDay = new Map<string, Set<number>>()
  for (const { lineId, parts } of lines) for (const { day } of parts) byDay.set(day, (byDay.get(day) ?? new Set()).add(lineId))
  const dated = lines.flatMap(({ day }) => day ?? [])
  return {
    day: dated.length < lines.length ? null : latest(dated),
    ifSplit: [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, ids]) => ({ day, lineIds: [...ids] })),
  }
}

const nothing = (lines: readonly PromiseLine[]): OrderPromise => ({
  lines: lines.map(({ id, amount }) => linePromise(id, [], amount)),
  day: null,
  ifSplit: [],
  routeId: null,
})

/** Fewer lines without a day first, then the earlier last day. */
const isBetter = (one: OrderPromise, other: OrderPromise): boolean => {
  const undated = ({ lines }: OrderPromise) => lines.filter(({ day }) => day === null).length
  const lastOf = ({ ifSplit }: OrderPromise) => ifSplit.at(-1)?.day ?? ''
  return undated(one) < undated(other) || (undated(one) === undated(other) && lastOf(one) < lastOf(other))
}

/**
 * When the buyer has which goods, and from where they come. The one place where a day is made that a buyer sees;
 * pure over its facts, so that a plain search can check it.
 */
export function promise(input: PromiseInput): OrderPromise {
  const [first, ...others] = dispatchesOf(input.destination).map((dispatch) => promiseBy(dispatch, input))
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), first ?? nothing(input.lines))
}

type SourcesInput = Omit<PromiseInput, 'supply'> & { productIds: readonly number[] }

/** Sources of each product before an amount is chosen, the first source leading; with several cars, of the one that brings the `lines`. */
export function sourcesOf({ destination, lines, productIds, from, facts }: SourcesInput) {
  const ways = dispatchesOf(destination)
  const [only] = ways
  const { routeId } = ways.length > 1 ? promise({ destination, lines, from, facts }) : { routeId: null }
  const dispatch = ways.find(({ route }) => route?.routeId === routeId) ?? only
  const byProduct = dispatch && sourcesAt(dispatch, readyDaysOf(dispatch, facts, from), facts, new Set(productIds))
  return (productId: number): SupplySource[] =>
    (byProduct?.get(productId) ?? []).map(({ source, warehouse, amount, day }) => ({ source, warehouse, amount, day }))
}

/** A way to the buyer, with the days it takes. */
export type DatedWay = { dispatch: Dispatch; days: ReadyDays }

export const datedWaysOf = (destination: Destination, facts: DispatchFacts, from: Date): DatedWay[] =>
  dispatchesOf(destination).map((dispatch) => ({ dispatch, days: readyDaysOf(dispatch, facts, from) }))

type StepsInput = {
  ways: readonly DatedWay[]
  places: PromiseFacts['places']
  goodsOf: (productId: number) => GoodsFacts | undefined
}

export type GoodsPromises = {
  /** The days of a product by amount: for any of them the very day that `promise` gives to a line of it. */
  steps: (productId: number) => PromiseStep[]
  /** When stock of a warehouse, or what is expected there on a day, is with the buyer. */
  ofStock: ReadyDays['ofStock']
  ofArrival: ReadyDays['ofArrival']
}

const soonest = (days: readonly (string | null)[]): string | null =>
  days.reduce((best, day) => (best === null || (day !== null && day < best) ? day : best), null)

/** Days of goods at a destination, whatever amount of them is ordered. */
export function promiseGoods({ ways, places, goodsOf }: StepsInput): GoodsPromises {
  return {
    steps: (productId) => {
      const goods = goodsOf(productId)
      if (!goods) return []
      const [first = [], ...others] = ways.map(({ dispatch, days }) => stepsOf(sourcesOfGoods(dispatch, days, places, goods)))
      return others.length > 0 ? soonestOf([first, ...others]) : first
    },
    ofStock: (warehouseId) => soonest(ways.map(({ days }) => days.ofStock(warehouseId))),
    ofArrival: (warehouseId, expectedOn) => soonest(ways.map(({ days }) => days.ofArrival(warehouseId, expectedOn))),
  }
}

/** The same facts without expected goods: for an order that takes stock or nothing. */
export const onlyStock = (facts: PromiseFacts): PromiseFacts => ({ ...facts, arrivals: [], makerDays: new Map() })
