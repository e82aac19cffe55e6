import type { BuyerDestination } from '@vitrina/contract/promise/destination'

/** A destination for tests: the only pickup point of the region, chosen by nobody. */
export const aDestination = (given: Partial<BuyerDestination> = {}): BuyerDestination => ({
  deliveryTypes: ['pickup', 'delivery', 'carrier'],
  pickupPoints: [{ id: 3, name: 'Склад на Ленина', city: 'Тула', address: 'Ленина, 1' }],
  addresses: [],
  chosen: { deliveryType: 'pickup', warehouseId: 3, deliveryAddressId: null, neededOn: null },
  isOwnChoice: false,
  ...given,
})
