import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { deliveryTypes } from '../orders/orders.rules.ts'

const id = z.int32().positive()

/** Where goods are wanted, in the words of checkout, and by which day. */
export const destinationChoice = z.object({
  deliveryType: z.enum(deliveryTypes),
  /** The pickup point. */
  warehouseId: id.nullable(),
  /** Of the company; null: anywhere in the region. */
  deliveryAddressId: id.nullable(),
  /** Null: as soon as possible. */
  neededOn: z.iso.date().nullable(),
})
export type DestinationChoice = z.infer<typeof destinationChoice>

const { warehouseId, deliveryAddressId, neededOn } = destinationChoice.shape

export const buyerDestination = z.object({
  deliveryTypes: z.array(z.enum(deliveryTypes)),
  /** Nearest first. */
  pickupPoints: z.array(z.object({ id: z.number(), name: z.string(), city: z.string(), address: z.string() })),
  /** Of the company, its default one first. */
  addresses: z.array(z.object({ id: z.number(), label: z.string(), address: z.string(), isDefault: z.boolean() })),
  /** All days that this buyer sees are for it; null: no warehouse serves the region. */
  chosen: destinationChoice.nullable(),
  /** Whether the buyer or a colleague chose it; otherwise it is where checkout begins. */
  isOwnChoice: z.boolean(),
})
export type BuyerDestination = z.infer<typeof buyerDestination>

export const destinationApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/destination',
    summary: 'Where the buyer gets goods, and what can be chosen: ways to receive them, pickup points of the region, own addresses',
    policy: 'guest',
    output: buyerDestination,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/destination',
    summary: 'Choose where goods are wanted and by which day; kept for the company, for a guest under the uuid of the browser',
    policy: 'guest',
    body: destinationChoice.extend({
      warehouseId: warehouseId.default(null),
      deliveryAddressId: deliveryAddressId.default(null),
      neededOn: neededOn.default(null),
    }),
    output: buyerDestination,
  }),
}
