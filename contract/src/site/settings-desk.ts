import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { localised } from '../languages.ts'
import { money } from '../money.ts'
import { pictureKey, siteConfig } from './site.settings.ts'

const MOST_TEXT = 500
const MOST_ITEMS = 20

/**
 * The same shape without its defaults and with bounds: a section is saved whole, or a field left out would fall back unseen.
 */
function whole<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>, z.output<S>> {
  return withoutDefaults(schema) as unknown as z.ZodType<z.output<S>, z.output<S>>
}

function withoutDefaults(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return withoutDefaults(schema.unwrap())
  if (schema instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [name, withoutDefaults(field)])),
    )
  if (schema instanceof z.ZodArray) return z.array(withoutDefaults(schema.element)).max(MOST_ITEMS)
  if (schema instanceof z.ZodString) return schema.max(MOST_TEXT)
  return schema as z.ZodType
}

const { shape } = siteConfig
const days = z.int().min(0).max(3_650)

/** Every section but those with screens of their own: the opening, the club and the terms of quotes. */
const sections = z.strictObject({
  toggles: whole(shape.toggles),
  flags: whole(shape.flags),
  languages: z.array(shape.languages.unwrap().element).min(1).max(3),
  /** How prices are shown; the numbers themselves stay. */
  currency: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), sign: z.string().trim().min(1).max(8) }),
  logo: pictureKey,
  marketUrl: z.string().max(MOST_TEXT),
  /** Names under which the shop is opened. */
  hosts: z.array(z.string().max(253)).min(1).max(MOST_ITEMS),
  authInitial: whole(shape.authInitial),
  signupCaptcha: whole(shape.signupCaptcha),
  signupForm: whole(shape.signupForm),
  bankSignOn: whole(shape.bankSignOn),
  companyApproval: z.boolean(),
  chatButton: whole(shape.chatButton),
  regionColumns: z.int().min(1).max(6),
  catalogue: whole(shape.catalogue),
  companyInfo: whole(shape.companyInfo),
  analytics: whole(shape.analytics),
  defaultDeliveryType: whole(shape.defaultDeliveryType),
  seller: whole(shape.seller),
  credit: z.strictObject({
    releaseFromDays: days,
    prepayFromDays: days,
    stopFromDays: days,
    smallDebt: money.pipe(z.int().min(0).max(1_000_000_000_00)),
    overLimitPercent: z.int().min(0).max(100),
  }),
  receipts: whole(shape.receipts),
  invoiceDays: z.int().min(1).max(90),
  pickupDays: z.int().min(1).max(60),
  answerHours: z.int().min(1).max(240),
  listImport: whole(shape.listImport),
  freeDeliveryFrom: money.pipe(z.int().min(0).max(1_000_000_000_00)),
  contacts: z.strictObject({ phone: z.string().max(MOST_TEXT), email: z.string().max(254), address: localised, hours: localised }),
  name: z.strictObject({ ru: z.string().trim().min(1).max(80), en: z.string().max(80).optional(), uz: z.string().max(80).optional() }),
})
export type SettingsSections = z.output<typeof sections>
/** As it travels: money in roubles. */
export type ShownSettings = z.input<typeof sections>

const changes = sections.partial()
export type SettingsChanges = z.output<typeof changes>

const saved = z.object({ version: z.number(), settings: sections })

export const settingsDeskApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/settings',
    summary: 'Every setting of the site, with the version of what is shown',
    policy: 'staff',
    permission: 'settings',
    output: saved,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/settings',
    summary: 'Save some sections of the settings; refused when somebody else has saved since',
    policy: 'staff',
    permission: 'settings',
    body: z.strictObject({ version: z.int(), changes }),
    output: saved,
    errors: ['settings.changed'],
  }),
}
