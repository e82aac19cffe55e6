import type { DemoPage } from '../texts.ts'
import { about } from './about.ts'
import { agreement } from './agreement.ts'
import { contacts, type WarehouseRow } from './contacts.ts'
import { cookies } from './cookies.ts'
import { dataOperator } from './data-operator.ts'
import { delivery } from './delivery.ts'
import { offer } from './offer.ts'
import { payment } from './payment.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { requisites } from './requisites.ts'
import { returns } from './returns.ts'
import { warranty } from './warranty.ts'

export const demoPages = (warehouses: readonly WarehouseRow[]): DemoPage[] => [
  agreement,
  privacyPolicy,
  cookies,
  dataOperator,
  offer,
  delivery,
  payment,
  about,
  contacts(warehouses),
  returns,
  warranty,
  requisites,
]
