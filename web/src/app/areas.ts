import type { SiteToggle } from '@vitrina/contract/site.settings'
import { paths } from '#lib/paths.ts'

/** `title` is a text of the shell under `nav`; without all its `toggles` an area has no address, and the menus do not name it. */
const area = <const T extends string>(title: T, path: string, ...toggles: SiteToggle[]) => ({ title, path, toggles })

/** The areas of the store beside its texts: one table for the router and the menus. */
export const areas = {
  catalogue: area('catalogue', paths.catalogue),
  cart: area('cart', paths.cart, 'cart'),
  orders: area('orders', paths.orders, 'orders'),
  order: area('order', paths.order('$id'), 'orders'),
  orderItems: area('order', paths.orderItems('$id'), 'orders'),
  specifications: area('specifications', paths.specifications, 'specifications'),
  companySpecifications: area('companySpecifications', paths.companySpecifications, 'specifications', 'companySpecifications'),
  recommendedSpecifications: area(
    'recommendedSpecifications',
    paths.recommendedSpecifications,
    'specifications',
    'recommendedSpecifications',
  ),
  specificationArchive: area('specificationArchive', paths.specificationArchive, 'specifications', 'specificationArchive'),
  specificationImport: area('specificationImport', paths.specificationImport, 'specifications', 'specificationImport'),
  documents: area('documents', paths.documents, 'documents'),
  modules: area('modules', paths.modules, 'modules'),
  offers: area('offers', paths.offers, 'modules', 'offers'),
  configurator: area('configurator', paths.configurator, 'modules', 'configurator'),
  club: area('club', paths.club, 'loyaltyClub'),
  account: area('account', paths.account),
  company: area('company', paths.company),
  addresses: area('addresses', paths.addresses),
  paymentSchedule: area('paymentSchedule', paths.paymentSchedule),
  deliverySchedule: area('deliverySchedule', paths.deliverySchedule),
} as const

export type Area = (typeof areas)[keyof typeof areas]
