import type { DeliveryAddress } from '@vitrina/contract/account/delivery-addresses'
import type { AddressSuggestion } from '@vitrina/contract/directory/directory'
import { describe, expect, test } from 'vitest'
import { bodyOf, draftOf, placeOf, typedPlace } from './address-draft.rules.ts'

const address = {
  id: 3,
  label: 'Склад',
  address: 'Москва, Тверская, 1',
  fiasId: 'f',
  postalCode: '125009',
  lat: 55.7,
  lon: 37.6,
  entrance: '2',
  driverNote: 'звонить',
  contactName: 'Иван',
  phone: '+79001234567',
  workingHours: '9-18',
  unloading: { ramp: true, crane: true, maxTruck: '5 т' },
  consigneeId: 12,
  consigneeKpp: '770701001',
  isDefault: true,
} as unknown as DeliveryAddress

describe('a draft of an address', () => {
  test('saved as it was opened is the same address', () => {
    const { id: _, ...body } = address
    expect(bodyOf(draftOf(address))).toEqual(body)
  })

  test('of a new one is empty', () => {
    const draft = draftOf(null)
    expect(Object.values(draft).filter((value) => value !== '' && value !== null && value !== false)).toEqual([])
    expect(bodyOf(draft)).toMatchObject({ consigneeId: null, lat: null, unloading: { ramp: false, crane: false, maxTruck: '' } })
  })

  test('takes place, code and point of a suggestion', () => {
    const data = { fias_id: 'f', postal_code: '125009', geo_lat: '55.7', geo_lon: 'east' }
    expect(placeOf({ value: 'Москва', data } as unknown as AddressSuggestion)).toEqual({
      address: 'Москва',
      fiasId: 'f',
      postalCode: '125009',
      lat: 55.7,
      lon: null,
    })
    const nothing = { fias_id: null, postal_code: null, geo_lat: null, geo_lon: null }
    expect(placeOf({ value: 'М', data: nothing } as unknown as AddressSuggestion)).toEqual({
      address: 'М',
      fiasId: '',
      postalCode: '',
      lat: null,
      lon: null,
    })
  })

  test('typed by hand clears the known place', () => {
    expect({ ...placeOf({ value: 'М', data: { fias_id: 'f' } } as unknown as AddressSuggestion), ...typedPlace('Тверь') }).toMatchObject({
      address: 'Тверь',
      fiasId: '',
      lat: null,
      lon: null,
    })
  })
})
