import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

/** Specification A-07: suggestions of companies and addresses in DaData's format, whichever directory answers. */

export const partyStatuses = ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'REORGANIZING', 'BANKRUPT'] as const
export const partyStatus = z.enum(partyStatuses)
export type PartyStatus = z.infer<typeof partyStatus>

/** Levels an address search may be narrowed to. */
export const addressBounds = ['country', 'region', 'area', 'city', 'settlement', 'street', 'house', 'flat'] as const
export const addressBound = z.enum(addressBounds)
export type AddressBound = z.infer<typeof addressBound>

const nullableText = z.string().nullable()

export const addressData = z.object({
  postal_code: nullableText,
  country: nullableText,
  region: nullableText,
  region_with_type: nullableText,
  area_with_type: nullableText,
  city: nullableText,
  city_with_type: nullableText,
  settlement: nullableText,
  settlement_with_type: nullableText,
  street: nullableText,
  street_with_type: nullableText,
  house_type: nullableText,
  house: nullableText,
  block_type: nullableText,
  block: nullableText,
  flat_type: nullableText,
  flat: nullableText,
  fias_id: nullableText,
  kladr_id: nullableText,
  geo_lat: nullableText,
  geo_lon: nullableText,
  /** Precision of the coordinates: 0 the house, 5 unknown. */
  qc_geo: nullableText,
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
    kpp: nullableText,
    ogrn: nullableText,
    /** Milliseconds since 1970. */
    ogrn_date: z.number().nullable(),
    okpo: nullableText,
    okved: nullableText,
    type: z.enum(['LEGAL', 'INDIVIDUAL']),
    branch_type: z.enum(['MAIN', 'BRANCH']).nullable(),
    name: z.object({ full_with_opf: nullableText, short_with_opf: nullableText, full: nullableText, short: nullableText }),
    opf: z.object({ code: nullableText, full: nullableText, short: nullableText }),
    management: z.object({ name: nullableText, post: nullableText }).nullable(),
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
