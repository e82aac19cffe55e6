import type { DeliveryAddress, DeliveryAddressInput } from '@vitrina/contract/account/delivery-addresses'
import type { AddressSuggestion } from '@vitrina/contract/directory/directory'

export type AddressDraft = {
  label: string
  address: string
  fiasId: string
  postalCode: string
  lat: number | null
  lon: number | null
  entrance: string
  driverNote: string
  contactName: string
  phone: string
  workingHours: string
  ramp: boolean
  crane: boolean
  maxTruck: string
  /** '' is the main legal entity. */
  consigneeId: string
  consigneeKpp: string
  isDefault: boolean
}

export function draftOf(address: DeliveryAddress | null): AddressDraft {
  return {
    label: address?.label ?? '',
    address: address?.address ?? '',
    fiasId: address?.fiasId ?? '',
    postalCode: address?.postalCode ?? '',
    lat: address?.lat ?? null,
    lon: address?.lon ?? null,
    entrance: address?.entrance ?? '',
    driverNote: address?.driverNote ?? '',
    contactName: address?.contactName ?? '',
    phone: address?.phone ?? '',
    workingHours: address?.workingHours ?? '',
    ramp: address?.unloading.ramp ?? false,
    crane: address?.unloading.crane ?? false,
    maxTruck: address?.unloading.maxTruck ?? '',
    consigneeId: address?.consigneeId ? String(address.consigneeId) : '',
    consigneeKpp: address?.consigneeKpp ?? '',
    isDefault: address?.isDefault ?? false,
  }
}

export const bodyOf = ({ ramp, crane, maxTruck, consigneeId, ...draft }: AddressDraft): DeliveryAddressInput => ({
  ...draft,
  unloading: { ramp, crane, maxTruck },
  consigneeId: consigneeId ? Number(consigneeId) : null,
})

const numberOf = (text: string | null) => (text === null || Number.isNaN(Number(text)) ? null : Number(text))

/** Place fields of a chosen suggestion. */
export const placeOf = ({ value, data }: AddressSuggestion) => ({
  address: value,
  fiasId: data.fias_id ?? '',
  postalCode: data.postal_code ?? '',
  lat: numberOf(data.geo_lat),
  lon: numberOf(data.geo_lon),
})

/** An address typed by hand has no known place. */
export const typedPlace = (address: string) => ({ address, fiasId: '', lat: null, lon: null })
