import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { money } from '../money.ts'
import { postCard } from '../content/content.ts'
import { goodsSource } from '../content/home-blocks.ts'
import { siteConfig, siteFlags, siteToggles } from './site.settings.ts'

export const region = z.object({ id: z.number(), name: z.string(), slug: z.string() })
export type Region = z.infer<typeof region>

export const informationMessage = z.object({
  id: z.number(),
  kind: z.enum(['info', 'success', 'warning', 'error']),
  title: z.string(),
  content: z.string(),
  isClosable: z.boolean(),
})
export type InformationMessage = z.infer<typeof informationMessage>

const notice = z.object({ title: z.string(), content: z.string() })

/** Everything the shell needs before it draws anything. */
export const appInfo = z.object({
  site: z.object({
    id: z.number(),
    name: z.string(),
    host: z.string(),
    url: z.string(),
    marketUrl: z.string(),
    isOpen: z.boolean(),
    /** The address of the picture; null: the mark of the program with the shop's name. */
    logo: z.string().nullable(),
  }),
  currency: z.object({ code: z.string(), sign: z.string() }),
  languages: z.array(language),
  language,
  region: region.nullable(),
  regions: z.array(region),
  settings: siteFlags.extend({ chatButton: z.object({ liveChat: z.boolean() }) }),
  config: siteConfig
    .pick({
      authInitial: true,
      signupCaptcha: true,
      signupForm: true,
      bankSignOn: true,
      chatButton: true,
      regionColumns: true,
      analytics: true,
      defaultDeliveryType: true,
      companyInfo: true,
      listImport: true,
    })
    .extend({ contacts: z.object({ phone: z.string(), email: z.string(), address: z.string(), hours: z.string() }) }),
  freeDeliveryFrom: money,
  yandexMetrikaCounterId: z.number().nullable(),
  filters: z.array(z.object({ id: z.string(), name: z.string(), primary: z.boolean(), unit: z.string().nullable() })),
  informationMessages: z.array(informationMessage),
  importantNotice: notice.nullable(),
  regionalMessage: notice.nullable(),
})
export type AppInfo = z.infer<typeof appInfo>

export const catalogueInfo = z.object({
  settings: siteConfig.shape.catalogue.unwrap(),
  productCount: z.number(),
})
export type CatalogueInfo = z.infer<typeof catalogueInfo>

export const homeSection = z.object({ id: z.number(), name: z.string(), productCount: z.number(), image: z.string().nullable() })
export const homeBrand = z.object({ id: z.number(), name: z.string(), logo: z.string().nullable() })

/** M-10. One home block; `kind` picks the fields. */
export const homeBlock = z.discriminatedUnion('kind', [
  z.object({
    id: z.number(),
    kind: z.literal('intro'),
    title: z.string(),
    content: z.string(),
    image: z.string().nullable(),
    facts: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({ id: z.number(), kind: z.literal('sections'), title: z.string(), items: z.array(homeSection) }),
  z.object({ id: z.number(), kind: z.literal('brands'), title: z.string(), items: z.array(homeBrand) }),
  /** Its goods are asked for apart, at the viewer's prices. */
  z.object({ id: z.number(), kind: z.literal('goods'), title: z.string(), source: goodsSource, limit: z.number() }),
  z.object({ id: z.number(), kind: z.literal('news'), title: z.string(), feed: z.string(), items: z.array(postCard) }),
  z.object({
    id: z.number(),
    kind: z.literal('links'),
    title: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string(), link: z.string(), icon: z.string() })),
  }),
  z.object({ id: z.number(), kind: z.literal('text'), title: z.string(), content: z.string() }),
  z.object({
    id: z.number(),
    kind: z.literal('banners'),
    title: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string(), link: z.string(), image: z.string().nullable() })),
  }),
])
export type HomeBlock = z.infer<typeof homeBlock>

/** A `scale` question is answered with a whole number in these bounds. */
export const SURVEY_SCALE = { from: 1, to: 5 } as const

export const surveyQuestion = z.object({
  id: z.string(),
  type: z.enum(['single', 'multi', 'scale', 'text']),
  text: z.string(),
  isRequired: z.boolean(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
})
export const survey = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  questions: z.array(surveyQuestion),
})
export type Survey = z.infer<typeof survey>

const surveyAnswer = z.union([z.string().max(2000), z.array(z.string().max(60)).max(30), z.number()])
/** By question id. */
export const surveyAnswers = z.record(z.string().max(60), surveyAnswer)
export type SurveyAnswers = z.infer<typeof surveyAnswers>

const id = z.object({ id: z.int32().positive() })
const done = z.object({ message: z.string().optional() })

export const siteApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/v1/info',
    summary: 'The site as this visitor sees it',
    policy: 'guest',
    whileClosed: true,
    output: appInfo,
    errors: ['site.not-found', 'site.not-set-up'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/v2/settings',
    summary: 'Toggles of the site',
    policy: 'guest',
    whileClosed: true,
    output: siteToggles,
  }),
  catalogueInfo: endpoint({
    method: 'GET',
    path: '/api/v1/catalog/info',
    summary: 'Defaults of the catalogue',
    policy: 'guest',
    output: catalogueInfo,
  }),
  home: endpoint({
    method: 'GET',
    path: '/api/v2/home',
    summary: 'Blocks of the home page',
    policy: 'guest',
    output: z.object({ blocks: z.array(homeBlock) }),
  }),
  translations: endpoint({
    method: 'GET',
    path: '/api/v2/translations/:language',
    summary: "The seller's texts, overriding the client's own: namespace → key → text",
    policy: 'guest',
    whileClosed: true,
    params: z.object({ language: z.string().max(20) }),
    output: z.record(z.string(), z.record(z.string(), z.string())),
    errors: ['translation.not-found'],
  }),
  checkCookie: endpoint({
    method: 'GET',
    path: '/api/v2/cookie/check',
    summary: 'Has this visitor accepted the cookie notice',
    policy: 'guest',
    output: z.object({ accepted: z.boolean() }),
  }),
  acceptCookie: endpoint({
    method: 'POST',
    path: '/api/v2/cookie/accept',
    summary: 'Record the acceptance of the cookie notice',
    policy: 'guest',
    output: z.object({ accepted: z.literal(true) }),
  }),
  setRegion: endpoint({
    method: 'POST',
    path: '/api/v2/user/set-region',
    summary: 'Choose the region prices and stock are shown for',
    policy: 'guest',
    body: id,
    output: done.extend({ region }),
    errors: ['region.not-found', 'feature.off'],
  }),
  closeInformationMessage: endpoint({
    method: 'POST',
    path: '/api/v1/user/close-information-message',
    summary: 'Hide an information message for this visitor',
    policy: 'guest',
    body: id,
    output: done,
    errors: ['message.not-found'],
  }),
  survey: endpoint({
    method: 'GET',
    path: '/api/v2/survey',
    summary: 'The survey to offer this visitor on a route, if any',
    policy: 'guest',
    query: z.object({ route: z.string().max(200).default('/') }),
    output: z.object({ survey: survey.nullable() }),
  }),
  answerSurvey: endpoint({
    method: 'POST',
    path: '/api/v2/survey/:id/answer',
    summary: 'Answer a survey, or dismiss it with no answers',
    policy: 'guest',
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    body: z.object({ dismissed: z.boolean().default(false), answers: surveyAnswers.default({}) }),
    output: done,
    errors: ['survey.not-found', 'feature.off'],
  }),
}
