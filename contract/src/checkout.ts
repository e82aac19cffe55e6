import * as z from 'zod'
import { allocationStrategies } from './cart-allocation.ts'
import { debtStatement } from './debts.ts'
import { endpoint } from './endpoint.ts'
import { paperKinds } from './file-kinds.ts'
import { money } from './money.ts'
import { creditGrades, deliveryTypes, MAX_ORDER_COMMENT, paymentMethods } from './orders.rules.ts'
import { deliveryDay } from './schedules.ts'

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

/** `readyOn`: the day everything chosen is promised there; null: some of it has no day yet. */
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
  /** Lines of which all is there today. */
  readyLines: z.number(),
})

const addressOption = z.object({ id: z.number(), label: z.string(), address: z.string(), isDefault: z.boolean() })

/** What the credit rules say of this sum, before anything is promised. */
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

/** A chosen line that cannot be ordered as it is. */
const lineProblem = z.object({
  lineId: z.number(),
  code: z.enum(['not-sold', 'no-price', 'minimum-batch', 'multiplicity', 'decimals', 'stock-short']),
  message: z.string(),
  /** For `stock-short`: what is there. */
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
  legalEntities: z.array(entityOption),
  pickupPoints: z.array(pickupOption),
  addresses: z.array(addressOption),
  delivery: z.object({
    /** When everything chosen can be brought; null: some of it has no day yet. */
    promisedOn: z.iso.date().nullable(),
    /** Cars that can bring all of it, from the promised day on. */
    days: z.array(deliveryDay),
    /** The same for whoever splits the order: from the day the first of it can be brought. */
    splitDays: z.array(deliveryDay),
    price: money,
    minimum: money,
    freeFrom: money.nullable(),
  }),
  /** When a carrier can be given all of it; null: some of it has no day yet. */
  carrier: z.object({ promisedOn: z.iso.date().nullable() }),
  /** Whether delivery is switched on at all; the toggles decide. */
  deliveryTypes: z.array(z.enum(deliveryTypes)),
  payments: z.array(paymentOption),
  credit: creditStanding,
  problems: z.array(lineProblem),
  /** Earlier of the company's: typed once, offered again. */
  contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
  offer: z.object({ version: z.string(), path: z.string() }),
  /** The company's rules ask for an approver's word on this sum. */
  needsApproval: z.boolean(),
  canReserve: z.boolean(),
})
export type CheckoutOptions = z.infer<typeof checkoutOptions>

/** The order as the buyer wants it. Prices and sums are never his to send; unknown fields are refused. */
export const newOrder = z.strictObject({
  cartId: id,
  /** The cart he has seen: one changed since is not ordered. */
  cartVersion: z.int().min(0),
  /** The sum he has seen; another one is told before anything is ordered. */
  expectedSum: money,
  legalEntityId: id,
  contractId: id.nullable().default(null),
  deliveryType: z.enum(deliveryTypes),
  /** The pickup point. */
  warehouseId: id.nullable().default(null),
  deliveryAddressId: id.nullable().default(null),
  carrier: plain(200).default(''),
  desiredOn: z.iso.date().nullable().default(null),
  window: z
    .object({ from: z.string().max(5), to: z.string().max(5) })
    .nullable()
    .default(null),
  contactName: plain(200).pipe(z.string().min(1)),
  contactPhone: plain(30).pipe(z.string().min(1)),
  paymentMethod: z.enum(paymentMethods),
  buyerOrderNumber: plain(60).default(''),
  comment: z.string().max(MAX_ORDER_COMMENT).default(''),
  /** What to do with what is not in stock: refuse the order, or order it from the manufacturer. */
  shortage: z.enum(['refuse', 'toOrder']).default('refuse'),
  /** How the cart has shown it: out of which warehouses, and whether all of it comes on one day. */
  supply: z.enum(allocationStrategies).default('earliest'),
  /** One order for each warehouse, or for each day. */
  split: z.enum(['none', 'warehouse', 'date']).default('none'),
  wantsReserve: z.boolean().default(true),
  /** V-06 */
  agreedForOffer: z.literal(true),
})
export type NewOrder = z.output<typeof newOrder>

export const placedOrder = z.object({ id: z.number(), number: z.string(), total: money, state: z.string() })
export type PlacedOrder = z.infer<typeof placedOrder>

export const checkoutApi = {
  options: endpoint({
    method: 'GET',
    path: '/api/v1/cart/checkout-options',
    summary: 'What can be chosen for an order of the chosen lines: whose, where to, when, how paid',
    policy: 'company',
    /** Prices follow the contract: another choice is another sum. */
    query: z.object({
      contractId: z.coerce.number().pipe(id).optional(),
      /** The way the cart is to be supplied: another way may be another day. */
      supply: z.enum(allocationStrategies).default('earliest'),
    }),
    output: checkoutOptions,
    errors: ['feature.off', 'cart.empty'],
  }),
  place: endpoint({
    method: 'POST',
    path: '/api/v1/order',
    summary: 'Order the chosen lines of the cart; all of it happens or nothing',
    policy: 'company',
    companyRoles: ['owner', 'purchaser', 'approver'],
    body: newOrder,
    output: z.object({ orders: z.array(placedOrder).min(1) }),
    errors: [
      'feature.off',
      'cart.empty',
      'cart.changed',
      'order.sum-changed',
      'order.company-pending',
      'order.line-refused',
      'order.stock-short',
      'order.credit-refused',
      'order.wrong-choice',
    ],
    idempotent: true,
  }),
  attach: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/file',
    summary: "The buyer's own order paper",
    policy: 'company',
    companyRoles: ['owner', 'purchaser', 'approver'],
    params: z.object({ id: z.coerce.number().pipe(id) }),
    multipart: { file: { maxBytes: 10 * 1024 * 1024, kinds: paperKinds } },
    output: z.object({ name: z.string() }),
    errors: ['feature.off', 'order.not-found'],
  }),
}
