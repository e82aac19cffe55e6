import {
  mdiAccountOutline,
  mdiBellOutline,
  mdiCalendarClockOutline,
  mdiDomain,
  mdiMapMarkerOutline,
  mdiShieldAccountOutline,
  mdiShieldKeyOutline,
  mdiStarOutline,
  mdiTruckDeliveryOutline,
} from '@mdi/js'
import { paths } from '#lib/paths.ts'

/** `name` is a text under `sections`. */
export const accountSections = [
  { name: 'profile', path: paths.profile, icon: mdiAccountOutline },
  { name: 'company', path: paths.company, icon: mdiDomain },
  { name: 'club', path: paths.club, icon: mdiStarOutline },
  { name: 'addresses', path: paths.addresses, icon: mdiMapMarkerOutline },
  { name: 'paymentSchedule', path: paths.paymentSchedule, icon: mdiCalendarClockOutline },
  { name: 'deliverySchedule', path: paths.deliverySchedule, icon: mdiTruckDeliveryOutline },
  { name: 'notifications', path: paths.notifications, icon: mdiBellOutline },
  { name: 'security', path: paths.security, icon: mdiShieldKeyOutline },
  { name: 'privacy', path: paths.privacy, icon: mdiShieldAccountOutline },
] as const

export type AccountSection = (typeof accountSections)[number]

/** The area's own address is the profile. */
export function sectionOf(path: string): AccountSection {
  const trimmed = path.replace(/\/+$/, '')
  return accountSections.find((section) => section.path === trimmed) ?? accountSections[0]
}
