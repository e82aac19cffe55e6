import { catalogueSorts } from '@vitrina/contract/catalogue/catalogue.query'
import { languages } from '@vitrina/contract/languages'
import {
  captchaProviders,
  companyInfoFields,
  type SellerRequisites,
  type SignupForm,
  type SiteFlag,
  type SiteToggle,
} from '@vitrina/contract/site/site.settings'

type FieldKind = 'switch' | 'text' | 'number' | 'choice' | 'localised' | 'set' | 'codes' | 'links' | 'picture'

export type SettingField = { path: string; kind: FieldKind; options?: readonly string[]; hasHint?: boolean }
/** Rows and columns of switches: what is shown of a company, what sign-up asks. */
export type SettingMatrix = { path: string; rows: readonly string[]; columns: readonly string[] }
export type SettingGroup = { name: string; fields?: readonly SettingField[]; matrix?: SettingMatrix }
export type SettingPart = { name: string; groups: readonly SettingGroup[] }

const toggle = (path: string): SettingField => ({ path, kind: 'switch', hasHint: true })
const text = (path: string): SettingField => ({ path, kind: 'text' })
const number = (path: string): SettingField => ({ path, kind: 'number' })
const hinted = (field: SettingField): SettingField => ({ ...field, hasHint: true })
const choice = (path: string, options: readonly string[]): SettingField => ({ path, kind: 'choice', options })

const under = (section: string, names: readonly string[], make: (path: string) => SettingField) =>
  names.map((name) => make(`${section}.${name}`))

/** The web app is built without the schemas, so their keys are named here; one that is forgotten does not compile. */
const named = <Key extends string>(keys: Record<Key, true>) => Object.keys(keys)
const toggleNames = named<SiteToggle>({
  cart: true,
  orders: true,
  specifications: true,
  documents: true,
  purchasing: true,
  modules: true,
  offers: true,
  configurator: true,
  quotes: true,
  regions: true,
  regionalMessage: true,
  analytics: true,
  orderCancel: true,
  orderRepeat: true,
  orderReserve: true,
  orderReturn: true,
  orderPickup: true,
  companySpecifications: true,
  recommendedSpecifications: true,
  specificationArchive: true,
  specificationImport: true,
  currentPrice: true,
  currentPriceForGuests: true,
  importantNotice: true,
  featureSurvey: true,
  loyaltyClub: true,
  clubPages: true,
  homeRedirect: true,
})
const flagNames = named<SiteFlag>({
  showHomePage: true,
  isPositionsInOrder: true,
  isAllowedViewOrdersOfAllCompanies: true,
  isAllowedSbpPay: true,
  isAllowedCardPay: true,
  isAllowedViewLegalDocuments: true,
  showPricesToGuests: true,
  showPriceWithVat: true,
})
const sellerNames = named<keyof SellerRequisites>({
  name: true,
  inn: true,
  kpp: true,
  ogrn: true,
  address: true,
  phone: true,
  bankName: true,
  bik: true,
  account: true,
  correspondentAccount: true,
  headPost: true,
  headName: true,
  accountantName: true,
})
const signupNames = named<keyof SignupForm>({
  email: true,
  repeatPassword: true,
  regionId: true,
  emailAgreedForMarketing: true,
  isIndividual: true,
  loyaltyCardNumber: true,
  promoCode: true,
  companyName: true,
  inn: true,
  jobPosition: true,
  city: true,
  kindOfActivity: true,
  commodityGroup: true,
})

/** Every setting of the shop, in the order of the screen. A new toggle or flag is asked for by the compiler, its words by a test. */
export const settingParts: readonly SettingPart[] = [
  {
    name: 'seller',
    groups: [
      {
        name: 'shop',
        fields: [
          { path: 'name', kind: 'localised' },
          hinted({ path: 'logo', kind: 'picture' }),
          { path: 'languages', kind: 'set', options: languages },
          hinted(text('currency.sign')),
          hinted(text('currency.code')),
          hinted({ path: 'hosts', kind: 'codes' }),
        ],
      },
      { name: 'seller', fields: under('seller', sellerNames, text) },
      {
        name: 'contacts',
        fields: [
          text('contacts.phone'),
          text('contacts.email'),
          { path: 'contacts.address', kind: 'localised' },
          { path: 'contacts.hours', kind: 'localised' },
        ],
      },
    ],
  },
  { name: 'toggles', groups: [{ name: 'toggles', fields: under('toggles', toggleNames, toggle) }] },
  {
    name: 'buyers',
    groups: [
      { name: 'flags', fields: under('flags', flagNames, toggle) },
      {
        name: 'companyInfo',
        matrix: { path: 'companyInfo', rows: companyInfoFields, columns: ['hideForLegalEntities', 'hideForIndividuals', 'hideWhenEmpty'] },
      },
    ],
  },
  {
    name: 'signup',
    groups: [
      {
        name: 'signup',
        fields: [
          toggle('companyApproval'),
          toggle('bankSignOn.enabled'),
          choice('authInitial', ['signin', 'signup']),
          toggle('signupCaptcha.enabled'),
          choice('signupCaptcha.provider', captchaProviders),
          hinted(text('signupCaptcha.key')),
        ],
      },
      {
        name: 'signupForm',
        matrix: { path: 'signupForm', rows: signupNames, columns: ['shown', 'required'] },
      },
    ],
  },
  {
    name: 'catalogue',
    groups: [
      {
        name: 'catalogue',
        fields: [
          choice('catalogue.view', ['list', 'grid']),
          toggle('catalogue.panelShown'),
          toggle('catalogue.panelPinned'),
          toggle('catalogue.sectionsPinned'),
          choice('catalogue.sort', catalogueSorts),
          number('catalogue.pageSize'),
          number('catalogue.shownStocks'),
          hinted({ path: 'catalogue.selectFilters', kind: 'codes' }),
          hinted(text('catalogue.findReplacementPrefix')),
          hinted(text('catalogue.findRelatedPrefix')),
          number('regionColumns'),
        ],
      },
      { name: 'listImport', fields: [number('listImport.maxLines'), number('listImport.maxRows')] },
    ],
  },
  {
    name: 'sales',
    groups: [
      {
        name: 'credit',
        fields: [
          hinted(number('credit.releaseFromDays')),
          hinted(number('credit.prepayFromDays')),
          hinted(number('credit.stopFromDays')),
          hinted(number('credit.smallDebt')),
          hinted(number('credit.overLimitPercent')),
        ],
      },
      {
        name: 'terms',
        fields: [
          number('invoiceDays'),
          number('pickupDays'),
          hinted(number('answerHours')),
          hinted(number('freeDeliveryFrom')),
          choice('defaultDeliveryType', ['pickup', 'delivery', 'carrier']),
        ],
      },
      {
        name: 'receipts',
        fields: [
          choice('receipts.sentBy', ['bank', 'own']),
          choice('receipts.taxation', ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']),
        ],
      },
    ],
  },
  {
    name: 'services',
    groups: [
      {
        name: 'chat',
        fields: [
          toggle('chatButton.enabled'),
          choice('chatButton.side', ['right', 'left']),
          choice('chatButton.type', ['none', 'jivo', 'bitrix']),
          hinted(text('chatButton.link')),
          toggle('chatButton.liveChat'),
          { path: 'chatButton.chatButtons', kind: 'links' },
        ],
      },
      {
        name: 'analytics',
        fields: [
          toggle('analytics.b2b'),
          toggle('analytics.yandex.enabled'),
          number('analytics.yandex.counterId'),
          toggle('analytics.yandex.ecommerce'),
          toggle('analytics.yandex.strict'),
          toggle('analytics.google.enabled'),
          text('analytics.google.id'),
        ],
      },
      { name: 'market', fields: [hinted(text('marketUrl'))] },
    ],
  },
]

const sectionOf = (path: string) => path.split('.')[0] ?? path

export const sectionsOf = ({ groups }: SettingPart): string[] => [
  ...new Set(groups.flatMap(({ fields = [], matrix }) => [...fields.map(({ path }) => sectionOf(path)), ...(matrix ? [matrix.path] : [])])),
]
