import { areas } from './areas.ts'

/** What is mine, and what I buy: the menus of the user and of the phone. */
export const accountMenu = [areas.account, areas.company, areas.addresses, areas.paymentSchedule, areas.deliverySchedule] as const
export const purchaseMenu = [areas.orders, areas.specifications, areas.documents, areas.modules, areas.club] as const
