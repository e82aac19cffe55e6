import { paths } from '#lib/paths.ts'

/** `title` is a text of the shell under `nav`. The contract's routes decide whether the area exists: `useIsOpen`. */
const area = <const T extends string>(title: T, path: string) => ({ title, path })

/** The areas of the store besides its texts: one table for the router and the menus. */
export const areas = {
  catalogue: area('catalogue', paths.catalogue),
  cart: area('cart', paths.cart),
  orders: area('orders', paths.orders),
  order: area('order', paths.order('$id')),
  orderItems: area('order', paths.orderItems('$id')),
  specifications: area('specifications', paths.specifications),
  companySpecifications: area('companySpecifications', paths.companySpecifications),
  recommendedSpecifications: area('recommendedSpecifications', paths.recommendedSpecifications),
  specificationArchive: area('specificationArchive', paths.specificationArchive),
  specificationImport: area('specificationImport', paths.specificationImport),
  purchasing: area('purchasing', paths.purchasing),
  purchasingCalendar: area('purchasingCalendar', paths.purchasingCalendar),
  purchasingArchive: area('purchasingArchive', paths.purchasingArchive),
  quotes: area('quotes', paths.quotes),
  documents: area('documents', paths.documents),
  modules: area('modules', paths.modules),
  offers: area('offers', paths.offers),
  configurator: area('configurator', paths.configurator),
  club: area('club', paths.club),
  account: area('account', paths.account),
  company: area('company', paths.company),
  addresses: area('addresses', paths.addresses),
  paymentSchedule: area('paymentSchedule', paths.paymentSchedule),
  deliverySchedule: area('deliverySchedule', paths.deliverySchedule),
} as const

export type Area = (typeof areas)[keyof typeof areas]
