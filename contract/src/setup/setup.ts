import * as z from 'zod'
import { bankAccountFields, legalEntityFields } from '../companies/companies.ts'
import { SELLER_TIMEZONE } from '../days/days.rules.ts'
import { endpoint } from '../endpoint.ts'

const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .default('')

export const shopCurrencies = { RUB: '₽', BYN: 'Br', KZT: '₸', UZS: 'soʻm' } as const
export type ShopCurrency = keyof typeof shopCurrencies
const currencyCodes = Object.keys(shopCurrencies) as [ShopCurrency, ...ShopCurrency[]]

/** Where sellers of the trade work; the clock of the first warehouse and region. */
export const shopTimezones = [
  'Europe/Kaliningrad',
  SELLER_TIMEZONE,
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
  'Europe/Minsk',
  'Asia/Almaty',
  'Asia/Tashkent',
] as const

/** Who sells: a company or a sole trader, with the account buyers pay to; phone and e-mail are shown to buyers. */
const sellerFields = legalEntityFields
  .pick({ shortName: true, inn: true, kpp: true, ogrn: true, legalAddress: true, headName: true, headPost: true })
  .extend({ type: z.enum(['ul', 'ip']).default('ul'), phone: line(60), email: line(254), accountantName: line(300) })
  .extend(bankAccountFields.shape)

/** Every question of set-up; the page and `npm run setup` ask the same. */
export const newShop = z.object({
  shop: z.object({ name: line(80), host: line(255) }),
  seller: sellerFields,
  region: z.object({ name: line(80), timezone: z.enum(shopTimezones).default(SELLER_TIMEZONE) }),
  currency: z.enum(currencyCodes).default('RUB'),
  administrator: z.object({
    email: line(254),
    firstName: line(200),
    lastName: line(200),
    password: z.string().max(200).default(''),
    repeatPassword: z.string().max(200).default(''),
  }),
})
export type NewShop = z.output<typeof newShop>
export type NewShopInput = z.input<typeof newShop>

const code = z.string().min(1).max(60)

/** They exist only while there is no site. */
export const setupApi = {
  checkCode: endpoint({
    method: 'POST',
    path: '/api/v1/setup/check-code',
    summary: 'Whether the one-time code of the log is right; it stays unused',
    policy: 'guest',
    evenAfterSession: true,
    beforeSite: true,
    body: z.object({ code }),
    output: z.object({}),
    errors: ['auth.wrong-code', 'rate.limited', 'route.not-found'],
  }),
  createShop: endpoint({
    method: 'POST',
    path: '/api/v1/setup',
    summary: 'Create the shop: its site, seller, region, ground data and first administrator, at once or not at all',
    policy: 'guest',
    evenAfterSession: true,
    beforeSite: true,
    body: newShop.extend({ code }),
    output: z.object({ url: z.string() }),
    errors: ['auth.wrong-code', 'rate.limited', 'route.not-found'],
  }),
}
