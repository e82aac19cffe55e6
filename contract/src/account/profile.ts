import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { photoKinds } from '../file-kinds.ts'
import { language } from '../languages.ts'

/** .jpg or .png, at most 2 Mb, as every picture from a buyer. */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024

const line = z
  .string()
  .max(200)
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())

export const profile = z.object({
  firstname: z.string(),
  middlename: z.string(),
  lastname: z.string(),
  position: z.string(),
  city: z.string(),
  commodityGroup: z.string(),
  loyaltyCardNumber: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  /** The language of letters; null: that of the site. */
  language: language.nullable(),
  /** A user who signed up through the bank has none until they set it. */
  hasPassword: z.boolean(),
  isIndividual: z.boolean(),
})
export type Profile = z.infer<typeof profile>

/** Missing fields stay unchanged. */
const profileChange = z.object({
  firstname: line.optional(),
  middlename: line.optional(),
  lastname: line.optional(),
  position: line.optional(),
  city: line.optional(),
  commodityGroup: line.optional(),
  loyaltyCardNumber: line.optional(),
  language: language.nullable().optional(),
  /** Required with a new password, where there is an old one. */
  currentPassword: z.string().max(200).optional(),
  newPassword: z.string().max(200).optional(),
  repeatNewPassword: z.string().max(200).optional(),
})
export type ProfileChange = z.output<typeof profileChange>

const contact = z.object({ email: z.string().max(254).optional(), phone: z.string().max(32).optional() })

const saved = z.object({ message: z.string(), profile })

export const profileApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/profile', summary: 'My profile', policy: 'user', output: profile }),
  update: endpoint({
    method: 'POST',
    path: '/api/v1/profile/update',
    summary: 'Change my profile or my password; a new password ends my other sessions',
    policy: 'user',
    inPerson: true,
    body: profileChange,
    output: saved,
    errors: ['rate.limited'],
  }),
  requestContactCode: endpoint({
    method: 'POST',
    path: '/api/v1/profile/contact',
    summary: 'A code to a new e-mail or phone of mine',
    policy: 'user',
    inPerson: true,
    body: contact.extend({ currentPassword: z.string().max(200).optional() }),
    output: z.object({ message: z.string(), retryAfter: z.number() }),
    errors: ['rate.limited'],
  }),
  confirmContact: endpoint({
    method: 'POST',
    path: '/api/v1/profile/contact/confirm',
    summary: 'Confirm the code: the new e-mail or phone replaces the old one',
    policy: 'user',
    inPerson: true,
    body: contact.extend({ code: z.string().max(32) }),
    output: saved,
    errors: ['auth.wrong-code', 'auth.already-registered', 'rate.limited'],
  }),
  uploadAvatar: endpoint({
    method: 'POST',
    path: '/api/v1/profile/avatar',
    summary: 'My picture, .jpg or .png, at most 2 Mb',
    policy: 'user',
    inPerson: true,
    multipart: { data: { maxBytes: MAX_AVATAR_BYTES, kinds: photoKinds, refusedAs: 'profile.bad-avatar' } },
    output: profile,
    errors: ['profile.bad-avatar'],
  }),
  deleteAvatar: endpoint({
    method: 'DELETE',
    path: '/api/v1/profile/avatar',
    summary: 'Delete my picture',
    policy: 'user',
    inPerson: true,
    output: profile,
  }),
}
