import {
  mdiAccountOutline,
  mdiArchiveOutline,
  mdiCalendarClockOutline,
  mdiCartOutline,
  mdiClipboardListOutline,
  mdiDomain,
  mdiFileDocumentMultipleOutline,
  mdiFileImportOutline,
  mdiFileTableBoxMultipleOutline,
  mdiHandshakeOutline,
  mdiMapMarkerOutline,
  mdiPackageVariantClosed,
  mdiPuzzleOutline,
  mdiShapeOutline,
  mdiStarOutline,
  mdiTextBoxCheckOutline,
  mdiTruckDeliveryOutline,
} from '@mdi/js'
import type { Area } from './areas.ts'

/** Apart from the areas: the first paint needs no icons. */
const icons: Record<Area['title'], string> = {
  catalogue: mdiShapeOutline,
  cart: mdiCartOutline,
  orders: mdiPackageVariantClosed,
  order: mdiPackageVariantClosed,
  specifications: mdiTextBoxCheckOutline,
  companySpecifications: mdiTextBoxCheckOutline,
  recommendedSpecifications: mdiTextBoxCheckOutline,
  specificationArchive: mdiArchiveOutline,
  specificationImport: mdiFileImportOutline,
  purchasing: mdiClipboardListOutline,
  purchasingCalendar: mdiCalendarClockOutline,
  purchasingArchive: mdiArchiveOutline,
  documents: mdiFileDocumentMultipleOutline,
  modules: mdiPuzzleOutline,
  offers: mdiHandshakeOutline,
  configurator: mdiFileTableBoxMultipleOutline,
  club: mdiStarOutline,
  account: mdiAccountOutline,
  company: mdiDomain,
  addresses: mdiMapMarkerOutline,
  paymentSchedule: mdiCalendarClockOutline,
  deliverySchedule: mdiTruckDeliveryOutline,
}

export const iconOf = (area: Area): string => icons[area.title]
