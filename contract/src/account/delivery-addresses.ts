import { addressRoles } from '../roles/roles.rules.ts'
import * as z from 'zod'
import { phoneOf } from './contacts.rules.ts'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { isKpp } from '../companies/requisites.rules.ts'
import { refusalParams } from '../refusals.ts'

export const MAX_ADDRESSES = 1000

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const line = (limit: number) => z.string().max(limit).transform(clean).default('')
const needed = (limit: number) => z.string().transform(clean).pipe(z.string().min(1).max(limit))

const fields = z.object({
  /** The company's own name of the place. */
  label: needed(120),
  address: needed(500),
  fiasId: z
    .string()
    .regex(/^([0-9a-f-]{36})?$/i)
    .default(''),
  postalCode: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
  /** Gate or entrance. */
  entrance: line(120),
  driverNote: line(500),
  contactName: line(200),
  /** Stored as +7…, however it was written. */
  phone: z
    .string()
    .max(32)
    .refine((text) => text.trim() === '' || phoneOf(text) !== null, refusalParams('phone'))
    .transform((text) => phoneOf(text) ?? '')
    .default(''),
  workingHours: line(120),
  unloading: z.object({ ramp: z.boolean().default(false), crane: z.boolean().default(false), maxTruck: line(60) }).prefault({}),
  /** The legal entity that receives the goods; null: the main one. */
  consigneeId: z.int32().positive().nullable().default(null),
  /** КПП of the receiving unit. */
  consigneeKpp: z
    .string()
    .refine((text) => text === '' || isKpp(text), refusalParams('kpp'))
    .default(''),
  isDefault: z.boolean().default(false),
})
export type DeliveryAddressFields = z.output<typeof fields>
export type DeliveryAddressInput = z.input<typeof fields>

export const deliveryAddress = z.object({
  id: z.number(),
  label: z.string(),
  address: z.string(),
  fiasId: z.string(),
  postalCode: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  entrance: z.string(),
  driverNote: z.string(),
  contactName: z.string(),
  phone: z.string(),
  workingHours: z.string(),
  unloading: z.object({ ramp: z.boolean(), crane: z.boolean(), maxTruck: z.string() }),
  consigneeId: z.number().nullable(),
  consigneeName: z.string().nullable(),
  consigneeKpp: z.string(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
})
export type DeliveryAddress = z.infer<typeof deliveryAddress>

const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

export const deliveryAddressesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/delivery-address',
    summary: 'Delivery addresses of the company, the default first; `keyword` is part of a name, an address or a contact',
    policy: 'company',
    query: z.object({
      page: pageNumber,
      pageSize,
      keyword: z.string().max(200).transform(clean).default(''),
      state: z.enum(['active', 'inactive']).default('active'),
    }),
    output: z.object({
      items: z.array(deliveryAddress),
      meta: pageMeta,
      consignees: z.array(z.object({ id: z.number(), name: z.string(), kpp: z.string() })),
      canChange: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/delivery-address',
    summary: 'Add a delivery address',
    policy: 'company',
    companyRoles: addressRoles,
    body: fields,
    output: deliveryAddress,
    errors: ['address.too-many'],
    idempotent: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/delivery-address/:id',
    summary: 'One delivery address',
    policy: 'company',
    params: id,
    output: deliveryAddress,
    errors: ['address.not-found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/delivery-address/:id',
    summary: 'Change an address; `isDefault` takes the mark from the previous default',
    policy: 'company',
    companyRoles: addressRoles,
    params: id,
    body: fields,
    output: deliveryAddress,
    errors: ['address.not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/delivery-address/:id',
    summary: 'Delete an address; one used in orders is only archived',
    policy: 'company',
    companyRoles: addressRoles,
    params: id,
    output: z.object({ isKept: z.boolean() }),
    errors: ['address.not-found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/delivery-address/:id/restore',
    summary: 'Restore an archived address',
    policy: 'company',
    companyRoles: addressRoles,
    params: id,
    output: deliveryAddress,
    errors: ['address.not-found'],
  }),
}
