import { areas } from './areas.ts'

/** Account links and purchase links of the user menu and of the phone's drawer. */
export const accountMenu = [areas.account, areas.company, areas.addresses, areas.paymentSchedule, areas.deliverySchedule] as const
export const purchaseMenu = [
  areas.orders,
  areas.specifications,
  areas.purchasing,
  areas.quotes,
  areas.documents,
  areas.modules,
  areas.club,
] as const
