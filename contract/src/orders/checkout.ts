import { orderRoles } from '../roles/roles.rules.ts'
import * as z from 'zod'
import { supplyStrategies } from '../cart/supply-plan.ts'
import { debtStatement } from '../debts/debts.ts'
import { endpoint } from '../endpoint.ts'
import { documentFileKinds } from '../file-kinds.ts'
import { money } from '../money.ts'
import { buyerTexts, eachBuyerText } from './buyer-texts.rules.ts'
import { creditGrades, deliveryTypes, paymentMethods } from './orders.rules.ts'
import { deliveryDay } from '../account/schedules.ts'
import { destinationChoice } from '../promise/destination.ts'

const id = z.int32().positive()
const plain = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())

const contractOption = z.object({
  id: z.number(),
  number: z.string(),
  signedOn: z.iso.date(),
  deferralDays: z.number(),
  creditLimit: money,
})

const entityOption = z.object({
  id: z.number(),
  name: z.string(),
  inn: z.string().nullable(),
  isMain: z.boolean(),
  contracts: z.array(contractOption),
})

/** `readyOn`: the promised day for the whole selection; null: some of it has no day yet. */
const pickupOption = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  /** In the city of the buyer's region. */
  isInOwnCity: z.boolean(),
  address: z.string(),
  hours: z.string(),
  phone: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  readyOn: z.iso.date().nullable(),
  /** Lines fully in stock there today. */
  readyLines: z.number(),
})

const addressOption = z.object({ id: z.number(), label: z.string(), address: z.string(), isDefault: z.boolean() })

/** The credit rules applied to this sum, before anything is promised. */
const creditStanding = z.object({
  grade: z.enum(creditGrades),
  reasons: z.array(z.string()),
  limit: money,
  available: money,
  overdueSum: money,
  overdueDays: z.number(),
  statement: debtStatement,
})

const paymentOption = z.object({
  method: z.enum(paymentMethods),
  isAllowed: z.boolean(),
  /** Why not, in the reader's language. */
  reason: z.string().nullable(),
  deferralDays: z.number(),
})

/** A selected line that cannot be ordered as it is. */
const lineProblem = z.object({
  lineId: z.number(),
  code: z.enum(['not-sold', 'no-price', 'minimum-batch', 'multiplicity', 'decimals', 'stock-short']),
  message: z.string(),
  /** For `stock-short`: the free amount. */
  available: z.number().nullable(),
})

export const checkoutOptions = z.object({
  cartId: z.number(),
  cartVersion: z.number(),
  lineCount: z.number(),
  sum: money,
  vat: money,
  weightGrams: z.number(),
  volumeMl: z.number(),
  defaultDeliveryType: z.enum(deliveryTypes),
  /** The buyer's destination, with which the page opens; null: no warehouse serves the region. */
  destination: destinationChoice.nullable(),
  legalEntities: z.array(entityOption),
  pickupPoints: z.array(pickupOption),
  addresses: z.array(addressOption),
  delivery: z.object({
    /** When the whole selection can be delivered; null: some of it has no day yet. */
    promisedOn: z.iso.date().nullable(),
    /** Delivery days for the whole order, from the promised day on. */
    days: z.array(deliveryDay),
    /** Delivery days for a split order: from the day its first part can be delivered. */
    splitDays: z.array(deliveryDay),
    price: money,
    minimum: money,
    freeFrom: money.nullable(),
  }),
  /** When the whole order can be handed to a carrier; null: some of it has no day yet. */
  carrier: z.object({ promisedOn: z.iso.date().nullable() }),
  /** Whether delivery is switched on at all; the toggles decide. */
  deliveryTypes: z.array(z.enum(deliveryTypes)),
  payments: z.array(paymentOption),
  credit: creditStanding,
  problems: z.array(lineProblem),
  /** From the company's earlier orders. */
  contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
  offer: z.object({
    version: z.string(),
    path: z.string(),
    /** This person accepted this very version with their last order for the company. */
    isAccepted: z.boolean(),
  }),
  /** The company's rules require an approver for this sum. */
  needsApproval: z.boolean(),
  canReserve: z.boolean(),
})
export type CheckoutOptions = z.infer<typeof checkoutOptions>

/** Plain values: the browser has no schemas to take them from. */
const unfilled = {
  contractId: null,
  warehouseId: null,
  deliveryAddressId: null,
  carrier: '',
  desiredOn: null,
  window: null,
  ...eachBuyerText(() => ''),
  shortage: 'refuse',
  supply: 'earliest',
  split: 'none',
  wantsReserve: true,
} as const

const optionalFields = {
  contractId: id.nullable().default(unfilled.contractId),
  /** The pickup point. */
  warehouseId: id.nullable().default(unfilled.warehouseId),
  deliveryAddressId: id.nullable().default(unfilled.deliveryAddressId),
  carrier: plain(200).default(unfilled.carrier),
  desiredOn: z.iso.date().nullable().default(unfilled.desiredOn),
  window: z
    .object({ from: z.string().max(5), to: z.string().max(5) })
    .nullable()
    .default(unfilled.window),
  ...eachBuyerText((name) => plain(buyerTexts[name]).default(unfilled[name])),
  /** Its line breaks stay. */
  comment: z.string().max(buyerTexts.comment).default(unfilled.comment),
  /** For goods not in stock: refuse the order, or order them from the manufacturer. */
  shortage: z.enum(['refuse', 'toOrder']).default(unfilled.shortage),
  /** The supply strategy shown in the cart: which warehouses, and whether everything comes on one day. */
  supply: z.enum(supplyStrategies).default(unfilled.supply),
  /** One order for each warehouse, or for each day. */
  split: z.enum(['none', 'warehouse', 'date']).default(unfilled.split),
  wantsReserve: z.boolean().default(unfilled.wantsReserve),
}

/** Reasons an order is not placed, whatever it is made of: a cart, an agreed price or a call. */
export const placingRefusals = [
  'order.sum-changed',
  'order.company-pending',
  'company.stopped',
  'order.line-refused',
  'order.stock-short',
  'order.credit-refused',
  'order.wrong-choice',
] as const

/** The order as the buyer wants it. Prices and sums are never taken from the client; unknown fields are refused. */
export const newOrder = z.strictObject({
  cartId: id,
  /** The version of the cart the buyer saw: a cart changed since is not ordered. */
  cartVersion: z.int().min(0),
  /** The sum the buyer saw; if it differs now, nothing is ordered and the new sum is shown. */
  expectedSum: money,
  legalEntityId: id,
  deliveryType: z.enum(deliveryTypes),
  contactName: plain(200).pipe(z.string().min(1)),
  contactPhone: plain(30).pipe(z.string().min(1)),
  paymentMethod: z.enum(paymentMethods),
  ...optionalFields,
  /** V-06 */
  agreedForOffer: z.literal(true),
})
export type NewOrder = z.output<typeof newOrder>
/** Everything about an order but where its lines come from. */
export type OrderWishes = Omit<NewOrder, 'cartId' | 'cartVersion'>
/** Optional fields that nobody has filled in; the form, the demo store and tests begin with them. */
export const newOrderDefaults: Pick<NewOrder, keyof typeof optionalFields> = unfilled

export const placedOrder = z.object({ id: z.number(), number: z.string(), total: money, state: z.string() })
export type PlacedOrder = z.infer<typeof placedOrder>

export const checkoutApi = {
  options: endpoint({
    method: 'GET',
    path: '/api/v1/cart/checkout-options',
    summary: 'Options for an order of the selected lines: legal entity, address, day, payment',
    policy: 'company',
    /** Prices follow the contract: another choice is another sum. */
    query: z.object({
      contractId: z.coerce.number().pipe(id).optional(),
      /** The supply strategy of the cart: another one may mean another day. */
      supply: z.enum(supplyStrategies).default('earliest'),
    }),
    output: checkoutOptions,
    errors: ['feature.off', 'cart.empty'],
  }),
  place: endpoint({
    method: 'POST',
    path: '/api/v1/order',
    summary: 'Order the selected lines of the cart; all or nothing',
    policy: 'company',
    companyRoles: orderRoles,
    body: newOrder,
    output: z.object({ orders: z.array(placedOrder).min(1) }),
    errors: ['feature.off', 'cart.empty', 'cart.changed', ...placingRefusals],
    idempotent: true,
  }),
  attach: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/file',
    summary: 'Attach the buyer’s own order document',
    policy: 'company',
    companyRoles: orderRoles,
    params: z.object({ id: z.coerce.number().pipe(id) }),
    multipart: { file: { maxBytes: 10 * 1024 * 1024, kinds: documentFileKinds } },
    output: z.object({ name: z.string() }),
    errors: ['feature.off', 'order.not-found'],
  }),
}
