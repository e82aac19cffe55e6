import * as z from 'zod'
import { type AddressSuggestion, addressData, type CompanySuggestion, partyStatuses } from '@vitrina/contract/directory/directory'

/** Missing fields and those of another type are null; a suggestion without its required ones throws. */

const response = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null))
const moment = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'number' ? value : null))
const part = <S extends z.ZodRawShape>(shape: S) => z.preprocess((value) => value ?? {}, z.object(shape))

const party = z.object({
  value: z.string(),
  unrestricted_value: z.string().optional(),
  data: z.object({
    inn: z.string(),
    kpp: response,
    ogrn: response,
    ogrn_date: moment,
    okpo: response,
    okved: response,
    type: z.enum(['LEGAL', 'INDIVIDUAL']),
    branch_type: z.enum(['MAIN', 'BRANCH']).nullable().catch(null),
    name: part({ full_with_opf: response, short_with_opf: response, full: response, short: response }),
    opf: part({ code: response, full: response, short: response }),
    management: part({ name: response, post: response }),
    address: part({ value: response, unrestricted_value: response }),
    state: part({ status: z.enum(partyStatuses).catch('ACTIVE'), registration_date: moment }),
  }),
})

const address = z.object({ value: z.string(), unrestricted_value: z.string().optional(), data: z.record(z.string(), z.unknown()) })

export function readParties(answer: unknown): CompanySuggestion[] {
  return z
    .object({ suggestions: z.array(party) })
    .parse(answer)
    .suggestions.map(({ value, unrestricted_value: whole, data }) => ({
      value,
      unrestricted_value: whole ?? value,
      data: {
        ...data,
        management: data.management.name === null ? null : data.management,
        address:
          data.address.value === null
            ? null
            : { value: data.address.value, unrestricted_value: data.address.unrestricted_value ?? data.address.value },
      },
    }))
}

const addressResponse = z.object(
  Object.fromEntries(Object.keys(addressData.shape).map((name) => [name, response])) as Record<
    keyof typeof addressData.shape,
    typeof response
  >,
)

export function readAddresses(answer: unknown): AddressSuggestion[] {
  return z
    .object({ suggestions: z.array(address) })
    .parse(answer)
    .suggestions.map(({ value, unrestricted_value: whole, data }) => ({
      value,
      unrestricted_value: whole ?? value,
      data: addressResponse.parse(data),
    }))
}
