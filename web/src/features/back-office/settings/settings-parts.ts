import { languages } from '@vitrina/contract/languages'
import { captchaProviders, companyInfoFields, siteConfig, siteFlags, siteToggles } from '@vitrina/contract/site/site.settings'

type FieldKind = 'switch' | 'text' | 'number' | 'choice' | 'localised' | 'set' | 'codes'

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

const { shape } = siteConfig

/** Every setting of the shop, in the order of the screen. A new toggle or flag appears by itself, and its words are asked for by a test. */
export const settingParts: readonly SettingPart[] = [
  {
    name: 'seller',
    groups: [
      {
        name: 'shop',
        fields: [
          { path: 'name', kind: 'localised' },
          { path: 'languages', kind: 'set', options: languages },
        ],
      },
      { name: 'seller', fields: under('seller', Object.keys(shape.seller.unwrap().shape), text) },
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
  { name: 'toggles', groups: [{ name: 'toggles', fields: under('toggles', Object.keys(siteToggles.shape), toggle) }] },
  {
    name: 'buyers',
    groups: [
      { name: 'flags', fields: under('flags', Object.keys(siteFlags.shape), toggle) },
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
          choice('authInitial', shape.authInitial.unwrap().options),
          toggle('signupCaptcha.enabled'),
          choice('signupCaptcha.provider', captchaProviders),
          hinted(text('signupCaptcha.key')),
        ],
      },
      {
        name: 'signupForm',
        matrix: { path: 'signupForm', rows: Object.keys(shape.signupForm.unwrap().shape), columns: ['shown', 'required'] },
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
          hinted(number('freeDeliveryFrom')),
          choice('defaultDeliveryType', shape.defaultDeliveryType.unwrap().options),
        ],
      },
      {
        name: 'receipts',
        fields: [
          choice('receipts.sentBy', shape.receipts.unwrap().shape.sentBy.unwrap().options),
          choice('receipts.taxation', shape.receipts.unwrap().shape.taxation.unwrap().options),
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
