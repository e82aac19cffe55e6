import type { AddressData } from '@vitrina/contract/directory/directory'
import { type City, commonStreets, type Region, regions } from './embedded-places.ts'
import { type Place, wordsOf } from './embedded-search.rules.ts'

const nowhere: AddressData = {
  postal_code: null,
  country: 'Россия',
  region: null,
  region_with_type: null,
  area_with_type: null,
  city: null,
  city_with_type: null,
  settlement: null,
  settlement_with_type: null,
  street: null,
  street_with_type: null,
  house_type: null,
  house: null,
  block_type: null,
  block: null,
  flat_type: null,
  flat: null,
  fias_id: null,
  kladr_id: null,
  geo_lat: null,
  geo_lon: null,
  qc_geo: '5',
}

function place(level: Place['level'], { parts, own, data }: { parts: readonly string[]; own: string; data: Partial<AddressData> }): Place {
  const value = parts.join(', ')
  const unrestricted = data.postal_code ? `${data.postal_code}, ${value}` : value
  return {
    level,
    own: wordsOf(own),
    path: wordsOf(value),
    suggestion: { value, unrestricted_value: unrestricted, data: { ...nowhere, ...data } },
  }
}

const ofRegion = (region: Region) => ({ region: region.name, region_with_type: region.full, kladr_id: `${region.code}00000000000` })

function ofCity(region: Region, city: City) {
  const data = {
    ...ofRegion(region),
    city: city.name,
    city_with_type: `г ${city.name}`,
    kladr_id: city.kladr,
    postal_code: city.postalCode,
    geo_lat: city.lat,
    geo_lon: city.lon,
    // The point of the city, for any street of it.
    qc_geo: '4',
  }
  return { data, parts: region.isCity ? [region.full] : [region.full, `г ${city.name}`] }
}

const nameOf = (street: string) => street.replace(/^\S+\s/, '')

function placesOf(region: Region): Place[] {
  const cities = region.cities.flatMap((city) => {
    const { data, parts } = ofCity(region, city)
    const streets = [...(city.streets ?? []), ...commonStreets]
    return [
      place('city', { parts, own: city.name, data }),
      ...[...new Set(streets)].map((street) =>
        place('street', {
          parts: [...parts, street],
          own: nameOf(street),
          data: { ...data, street: nameOf(street), street_with_type: street },
        }),
      ),
    ]
  })
  // A city that is a region itself is named once.
  if (region.isCity) return cities
  return [place('region', { parts: [region.full], own: region.name, data: ofRegion(region) }), ...cities]
}

export const embeddedPlaces: readonly Place[] = regions.flatMap(placesOf)
