import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** Specification A-07: suggestions of companies and addresses in DaData's format, whichever directory answers. */

export const partyStatuses = ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'REORGANIZING', 'BANKRUPT'] as const
export const partyStatus = z.enum(partyStatuses)
export type PartyStatus = z.infer<typeof partyStatus>

/** Levels an address search may be narrowed to. */
export const addressBounds = ['country', 'region', 'area', 'city', 'settlement', 'street', 'house', 'flat'] as const
export const addressBound = z.enum(addressBounds)
export type AddressBound = z.infer<typeof addressBound>

const told = z.string().nullable()

export const addressData = z.object({
  postal_code: told,
  country: told,
  region: told,
  region_with_type: told,
  area_with_type: told,
  city: told,
  city_with_type: told,
  settlement: told,
  settlement_with_type: told,
  street: told,
  street_with_type: told,
  house_type: told,
  house: told,
  block_type: told,
  block: told,
  flat_type: told,
  flat: told,
  fias_id: told,
  kladr_id: told,
  geo_lat: told,
  geo_lon: told,
  /** Precision of the coordinates: 0 the house, 5 unknown. */
  qc_geo: told,
})
export type AddressData = z.infer<typeof addressData>

export const addressSuggestion = z.object({ value: z.string(), unrestricted_value: z.string(), data: addressData })
export type AddressSuggestion = z.infer<typeof addressSuggestion>

export const companySuggestion = z.object({
  /** The short name. */
  value: z.string(),
  unrestricted_value: z.string(),
  data: z.object({
    inn: z.string(),
    /** Of a company; a sole trader has none. */
    kpp: told,
    ogrn: told,
    /** Milliseconds since 1970. */
    ogrn_date: z.number().nullable(),
    okpo: told,
    okved: told,
    type: z.enum(['LEGAL', 'INDIVIDUAL']),
    branch_type: z.enum(['MAIN', 'BRANCH']).nullable(),
    name: z.object({ full_with_opf: told, short_with_opf: told, full: told, short: told }),
    opf: z.object({ code: told, full: told, short: told }),
    management: z.object({ name: told, post: told }).nullable(),
    address: z.object({ value: z.string(), unrestricted_value: z.string() }).nullable(),
    state: z.object({ status: partyStatus, registration_date: z.number().nullable() }),
  }),
})
export type CompanySuggestion = z.infer<typeof companySuggestion>

/** embedded: the store's own small directory, used without a service or while the service does not answer. */
const source = z.enum(['dadata', 'embedded'])
export type DirectorySource = z.infer<typeof source>

const keyword = z.string().trim().max(300).default('')

/** `locations[0][kladr_id]=77`: only addresses in that place; names as in the data of an address. */
const locations = z.array(z.record(z.string().max(40), z.string().max(200))).max(10)

export const directoryApi = {
  suggestCompany: endpoint({
    method: 'GET',
    path: '/api/v2/dadata/suggest/company',
    summary: 'Companies and sole traders by name, ИНН or ОГРН',
    policy: 'guest',
    query: z.object({ keyword }),
    output: z.object({ suggestions: z.array(companySuggestion), source }),
    errors: ['rate.limited'],
  }),
  suggestAddress: endpoint({
    method: 'GET',
    path: '/api/v2/dadata/suggest/address',
    summary: 'Addresses, from one level to another and inside the given places',
    policy: 'guest',
    query: z.object({
      keyword,
      fromBound: addressBound.optional(),
      toBound: addressBound.optional(),
      locations: locations.optional(),
    }),
    output: z.object({ suggestions: z.array(addressSuggestion), source }),
    errors: ['rate.limited'],
  }),
}
