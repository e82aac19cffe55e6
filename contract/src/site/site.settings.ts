import * as z from 'zod'
import { pointsOwners } from '../club/club.rules.ts'
import { language, localised } from '../languages.ts'
import { MAX_IMPORT_LINES, MAX_IMPORT_ROWS } from '../list-import/list-import.rules.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../paging.ts'
import { quoteTermLimits } from '../quotes/quote-terms.rules.ts'

const { mostDiscountPercent, validDays } = quoteTermLimits
const on = z.boolean().default(true)
const off = z.boolean().default(false)

/** Specification §6: the seller's toggles; each is checked on the server too. */
export const siteToggles = z.object({
  cart: on,
  orders: on,
  specifications: on,
  documents: on,
  /** The purchasing board, M-06. */
  purchasing: on,
  modules: on,
  offers: on,
  configurator: on,
  /** Requests for prices to the seller. */
  quotes: on,
  regions: on,
  regionalMessage: off,
  analytics: off,
  orderCancel: on,
  orderRepeat: on,
  orderReserve: on,
  orderReturn: on,
  orderPickup: on,
  companySpecifications: on,
  recommendedSpecifications: on,
  specificationArchive: on,
  specificationImport: on,
  currentPrice: on,
  currentPriceForGuests: off,
  importantNotice: on,
  featureSurvey: on,
  /** Points for purchases. */
  loyaltyClub: on,
  /** The club's own pages. */
  clubPages: on,
  /** `/` goes to the catalogue unless the address or the history entry has more. */
  homeRedirect: off,
})
export type SiteToggles = z.infer<typeof siteToggles>
export type SiteToggle = keyof SiteToggles

/** Specification §3: the flags of App info. */
export const siteFlags = z.object({
  showHomePage: on,
  isPositionsInOrder: on,
  isAllowedViewOrdersOfAllCompanies: off,
  isAllowedSbpPay: on,
  isAllowedCardPay: on,
  isAllowedViewLegalDocuments: on,
  showPricesToGuests: on,
  showPriceWithVat: on,
})
export type SiteFlags = z.infer<typeof siteFlags>
export type SiteFlag = keyof SiteFlags

export const companyInfoFields = [
  'priceType',
  'creditSum',
  'creditLeft',
  'receivables',
  'overdueReceivables',
  'overdueDuration',
  'deferralDays',
  'balance',
  'bonus',
] as const

/** Where a company figure is hidden (specification §6). */
const companyInfoDisplay = z.object({ hideForLegalEntities: off, hideForIndividuals: off, hideWhenEmpty: off })
const anyDisplay = companyInfoDisplay.default({ hideForLegalEntities: false, hideForIndividuals: false, hideWhenEmpty: false })

const chatLink = z.object({ link: z.string(), image: z.string(), hint: z.string(), background: z.string() })

/**
 * O-11: with a `type` and its script an online consultant is offered, loaded on demand;
 * `liveChat` puts the widget on the page by itself; the configured links stand in the button's menu with or without it.
 */
export const chatButton = z.object({
  enabled: on,
  side: z.enum(['right', 'left']).default('right'),
  type: z.enum(['jivo', 'bitrix', 'none']).default('none'),
  /** Address of the widget's script. */
  link: z.string().default(''),
  liveChat: off,
  chatButtons: z.array(chatLink).default([]),
})
export type ChatButton = z.infer<typeof chatButton>

export const captchaProviders = ['altcha', 'recaptcha', 'yandex'] as const

const requiredField = z.object({ shown: on, required: on }).prefault({})
const optionalField = z.object({ shown: on, required: off }).prefault({})

/**
 * V-07: the form of sign-up's last step. The password is not among the fields: every form has it, and every account needs one.
 * A field that is not shown is not required either.
 */
const signupForm = z.object({
  email: requiredField,
  repeatPassword: requiredField,
  regionId: requiredField,
  emailAgreedForMarketing: optionalField,
  isIndividual: optionalField,
  loyaltyCardNumber: optionalField,
  promoCode: optionalField,
  companyName: optionalField,
  inn: optionalField,
  jobPosition: optionalField,
  city: optionalField,
  kindOfActivity: optionalField,
  commodityGroup: optionalField,
})
export type SignupForm = z.infer<typeof signupForm>

const catalogueDefaults = z.object({
  view: z.enum(['list', 'grid']).default('list'),
  panelShown: on,
  panelPinned: on,
  sectionsPinned: off,
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  sort: z.string().default('relevance'),
  shownStocks: z.number().int().default(2),
  /** C-12: features that are chosen from a drop-down list, by code; they stand in the address as `custom-{code}`. */
  selectFilters: z.array(z.string()).default([]),
  findReplacementPrefix: z.string().default('аналог:'),
  findRelatedPrefix: z.string().default('сопутствующие:'),
})

const analyticsModules = z.object({
  b2b: off,
  google: z.object({ enabled: off, id: z.string().default('') }).prefault({}),
  yandex: z.object({ enabled: off, counterId: z.number().nullable().default(null), ecommerce: off, strict: off }).prefault({}),
})

/** The seller's requisites on an invoice. */
const sellerRequisites = z.object({
  name: z.string().default(''),
  inn: z.string().default(''),
  kpp: z.string().default(''),
  ogrn: z.string().default(''),
  address: z.string().default(''),
  phone: z.string().default(''),
  bankName: z.string().default(''),
  bik: z.string().default(''),
  account: z.string().default(''),
  correspondentAccount: z.string().default(''),
  headPost: z.string().default('Генеральный директор'),
  headName: z.string().default(''),
  accountantName: z.string().default(''),
})
export type SellerRequisites = z.infer<typeof sellerRequisites>

/** Of a picture in the store of files. */
export const pictureKey = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/)
  .nullable()

/** The seller's additions to papers; pictures are keys of stored files. */
export const paperLook = z.object({
  header: z.string().max(500).default(''),
  footer: z.string().max(1_000).default(''),
  /** Of the lines above and below; empty: there are none. */
  color: z
    .string()
    .regex(/^(?:#[0-9a-f]{6})?$/i)
    .default(''),
  /** Null: the shop's own. */
  logo: z.string().max(200).nullable().default(null),
  stamp: z.string().max(200).nullable().default(null),
  signature: z.string().max(200).nullable().default(null),
})
export type PaperLook = z.infer<typeof paperLook>

/** 54-ФЗ: which side sends the fiscal receipts, and under which system of taxes. */
const receiptRules = z.object({
  /** own: the seller's own till sends them, and a payment goes to the bank without a receipt. */
  sentBy: z.enum(['bank', 'own']).default('bank'),
  taxation: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']).default('osn'),
})

/** Debt limits that stop orders: kopecks and days. */
const creditRules = z.object({
  releaseFromDays: z.int().default(8),
  prepayFromDays: z.int().default(31),
  stopFromDays: z.int().default(91),
  smallDebt: z.int().default(100_000),
  /** How far over the limit a release by staff is enough; per cent. */
  overLimitPercent: z.int().default(10),
})

/** The rules of the club; its levels and rewards have tables of their own. */
const loyaltyProgramme = z.object({
  /** The owner of points. A person paid for a company's purchase is a matter of taxes and of bribery: the company, unless the seller decides. */
  owner: z.enum(pointsOwners).default('company'),
  /** Days after payment until points can be used. */
  holdDays: z.int().default(14),
  /** Months until they expire. */
  lifeMonths: z.int().default(12),
  /** Per cent of an order that points may pay; 0: none. */
  payShare: z.int().min(0).max(100).default(30),
})

/** Everything a seller configures about one site; stored whole in `sites.config`, missing keys get their defaults. */
export const siteConfig = z.object({
  /** Until the seller opens the shop, everyone but the staff sees that it opens soon. */
  isOpen: on,
  toggles: siteToggles.prefault({}),
  flags: siteFlags.prefault({}),
  languages: z.array(language).min(1).default(['ru', 'en', 'uz']),
  currency: z.object({ code: z.string().default('RUB'), sign: z.string().default('₽') }).prefault({}),
  marketUrl: z.string().default(''),
  authInitial: z.enum(['signin', 'signup']).default('signup'),
  signupCaptcha: z.object({ enabled: off, provider: z.enum(captchaProviders).default('altcha'), key: z.string().default('') }).prefault({}),
  signupForm: signupForm.prefault({}),
  /** The bank's button is shown in the dialogs where the seller has keys of the bank and does not hide it. */
  bankSignOn: z.object({ enabled: on }).prefault({}),
  /** A company that signs up waits for the seller's people before it may order. */
  companyApproval: off,
  chatButton: chatButton.prefault({}),
  regionColumns: z.number().int().min(1).max(6).default(3),
  catalogue: catalogueDefaults.prefault({}),
  companyInfo: z.partialRecord(z.enum(companyInfoFields), anyDisplay).default({}),
  analytics: analyticsModules.prefault({}),
  defaultDeliveryType: z.enum(['pickup', 'delivery', 'carrier']).default('pickup'),
  seller: sellerRequisites.prefault({}),
  credit: creditRules.prefault({}),
  receipts: receiptRules.prefault({}),
  /** Days to pay a prepaid invoice. */
  invoiceDays: z.int().default(5),
  /** Working days goods put together for pickup wait for the buyer. */
  pickupDays: z.int().min(1).default(5),
  /** Hours within which a buyer gets an answer; waiting longer is marked at the desks. */
  answerHours: z.int().min(1).default(4),
  loyalty: loyaltyProgramme.prefault({}),
  /** Requests for prices: how far below the list a manager answers alone, in per cent, and how many days prices usually hold. */
  quotes: z
    .object({
      mostDiscountPercent: z.int().min(mostDiscountPercent[0]).max(mostDiscountPercent[1]).default(10),
      validDays: z.int().min(validDays[0]).max(validDays[1]).default(14),
    })
    .prefault({}),
  /** V-10: how many lines of a pasted text and rows of a file are taken at a time. */
  listImport: z
    .object({
      maxLines: z.int().min(1).max(2_000).default(MAX_IMPORT_LINES),
      maxRows: z.int().min(1).max(2_000).default(MAX_IMPORT_ROWS),
    })
    .prefault({}),
  /** The key of a stored picture: in the header, on letters and papers. */
  logo: z.string().max(200).nullable().default(null),
  papers: paperLook.prefault({}),
  freeDeliveryFrom: z.number().int().default(1_000_000).describe('kopecks'),
  contacts: z
    .object({
      phone: z.string().default(''),
      email: z.string().default(''),
      address: localised.default({ ru: '' }),
      hours: localised.default({ ru: '' }),
    })
    .prefault({}),
})
export type SiteConfig = z.infer<typeof siteConfig>
