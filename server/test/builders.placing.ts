import type { NewOrder } from '@vitrina/contract/orders/checkout'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Actor, ActorUser } from '#platform/actor'
import type { PricedLine } from '#modules/orders/placing/price-order'

/** A buyer of a site with the given settings, for rules that need no database. */
export const anActor = ({ user = {}, settings = {} }: { user?: Partial<ActorUser>; settings?: object } = {}): Actor => ({
  siteId: 1,
  site: {
    name: { ru: 'Витрина' },
    host: 'shop.test',
    url: 'https://shop.test',
    defaultRegionId: null,
    importantNotice: null,
    settings: siteConfig.parse(settings),
  },
  language: 'ru',
  visitorUuid: null,
  ip: '127.0.0.1',
  userAgent: '',
  requestId: '',
  user: { id: 5, role: 'buyer', companyId: 50, companyRole: 'owner', regionId: null, staffId: null, ...user },
})

/** A choice of checkout that is right: picked up at warehouse 7, paid by transfer. */
export const aChoice = (given: Partial<NewOrder> = {}): NewOrder => ({
  cartId: 1,
  cartVersion: 1,
  expectedSum: 0,
  legalEntityId: 3,
  contractId: null,
  deliveryType: 'pickup',
  warehouseId: 7,
  deliveryAddressId: null,
  carrier: '',
  desiredOn: null,
  window: null,
  contactName: 'Иван Петров',
  contactPhone: '+79990000001',
  paymentMethod: 'transfer',
  buyerOrderNumber: '',
  comment: '',
  shortage: 'refuse',
  supply: 'earliest',
  split: 'none',
  wantsReserve: true,
  agreedForOffer: true,
  ...given,
})

export const aPricedLine = (given: Partial<PricedLine> & { id: number }): PricedLine => ({
  product_id: given.id,
  custom_product_id: null,
  amount: 1,
  note: '',
  custom_price: null,
  article: 'A',
  manufacturer_code: '',
  name: 'Автомат',
  brand: '',
  image: null,
  unit: { ru: 'шт' },
  okei: '796',
  decimals: 0,
  country_code: null,
  weight_grams: 0,
  volume_ml: 0,
  vat_group: 'standard',
  minimum_batch: null,
  multiplicity: 1,
  is_sold: true,
  unitName: 'шт',
  price: 100,
  oldPrice: null,
  vatRate: 2200,
  sum: 0,
  vat: 0,
  cashBack: 0,
  ...given,
})
