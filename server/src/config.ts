import * as z from 'zod'

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(byDefault)

/** Every setting of a server process. This file alone reads the environment. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** This machine alone by default: 0.0.0.0 opens the store to the network. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().default('.data'),
  /** Seals stored secrets; the same on every server. Empty: a key made in DATA_DIR, for a store of one server. */
  SECRETS_KEY: z.union([z.literal(''), z.string().min(32)]).default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Run jobs inside the HTTP process; off where `npm run worker` does. */
  EMBEDDED_WORKER: flag(true),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  /** Answer only hosts that a site names; otherwise the default site answers every host. */
  STRICT_HOSTS: flag(false),
  /** Where links lead while a site has no address of its own that can be followed; empty: where the store listens. */
  SITE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Addresses of proxies whose X-Forwarded-* are trusted, comma separated. */
  TRUSTED_PROXIES: z.string().default(''),
  FILES: z.enum(['disk', 's3']).default('disk'),
  /** With the bucket: https://storage.example.com/vitrina */
  S3_ENDPOINT: z.string().default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  /** smtp://user:password@host:port; empty: letters stay in the outbox. */
  SMTP_URL: z.string().default(''),
  MAIL_FROM: z.string().default('Витрина <noreply@vitrina.test>'),
  /** https://login:password@smsc.ru; empty: this gateway is not used. Without any, text messages stay in the outbox. */
  SMSC_URL: z.string().default(''),
  /** https://name%40company.ru:apikey@gate.smsaero.ru */
  SMS_AERO_URL: z.string().default(''),
  /** Which is asked first; the other follows when it fails. */
  SMS_FIRST: z.enum(['smsc', 'sms-aero']).default('smsc'),
  /** The sender's name as agreed with the gateways. */
  SMS_SENDER: z.string().default(''),
  /** A fuse: no more text messages in a day, for all purposes together. */
  SMS_PER_DAY: z.coerce.number().int().min(0).default(1000),
  /** Confirmation codes an hour for strangers of one network (/24, /64). */
  CODES_PER_NETWORK: z.coerce.number().int().min(1).default(10),
  /** How much a visitor's machine works for the self-hosted captcha: rounds of one step, of which it takes 256 on average. */
  CAPTCHA_COST: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  /** Visitors an hour let in unchecked while a captcha provider does not answer; then the self-hosted one takes its place. */
  CAPTCHA_PASSES_PER_HOUR: z.coerce.number().int().min(0).default(20),
  /** Where a site chose reCAPTCHA Enterprise: the project and its key; the key of the iOS application if there is one. */
  RECAPTCHA_PROJECT: z.string().default(''),
  RECAPTCHA_API_KEY: z.string().default(''),
  RECAPTCHA_IOS_KEY: z.string().default(''),
  RECAPTCHA_URL: z.string().default('https://recaptchaenterprise.googleapis.com'),
  /** Where a site chose Yandex SmartCaptcha: the server's key. */
  YANDEX_CAPTCHA_SECRET: z.string().default(''),
  YANDEX_CAPTCHA_URL: z.string().default('https://smartcaptcha.cloud.yandex.ru'),
  /** Of dadata.ru: companies and addresses as one types; empty: the directory of the store itself answers. */
  DADATA_KEY: z.string().default(''),
  DADATA_URL: z.string().default('https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
  /** Sign-on by the bank (T-ID): its address and our credentials. Without an id there is none. */
  BANK_ID_URL: z.url().default('https://id.tbank.ru'),
  BANK_ID_CLIENT: z.string().default(''),
  BANK_ID_SECRET: z.string().default(''),
  BANK_ID_SCOPE: z.string().default('openid profile email phone'),
  /** Payments by T-Kassa. Without a terminal the demo store pays at its own local bank; any other takes no payments online. */
  T_KASSA_TERMINAL: z.string().max(20).default(''),
  T_KASSA_PASSWORD: z.string().default(''),
  T_KASSA_URL: z.url().default('https://securepay.tinkoff.ru'),
  /** How long the bank may think before its answer counts as lost. */
  T_KASSA_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  /** Requests a minute from one address, all routes together. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  /** How many requests may be under way before new ones get 503. */
  MAX_CONCURRENT_REQUESTS: z.coerce.number().int().min(1).default(200),
  /** How many requests of one address may be still arriving; beyond it the oldest are cut. */
  MAX_UNFINISHED_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(10).default(1000),
  /** A request must have arrived whole by then. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
  /** Where programs of the seller put files for imports by the clock; empty: `import-folder` in DATA_DIR. */
  IMPORT_FOLDER: z.string().default(''),
  /** Hosts of the seller's own network that imports may fetch from, comma separated: `1c.local,10.0.0.5:8080`. All others of it are refused. */
  FETCH_INNER_HOSTS: z.string().default(''),
  /** A list or a file of an import must have been read by then. */
  IMPORT_TIMEOUT_MS: z.coerce.number().int().min(1).default(10_000),
  /** Pages of a scan that are not recognised by then are left out. */
  RECOGNITION_TIMEOUT_MS: z.coerce.number().int().min(1).default(40_000),
  /** The lines of an import that are not matched by then stay unmatched. */
  MATCHING_TIMEOUT_MS: z.coerce.number().int().min(1).default(60_000),
  /** How long /ready answers 503 before a stopping server closes; as long as the balancer's check needs. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /** Pages of guests are drawn on the server, so that they show their goods before any script has run. */
  DRAW_PAGES: flag(true),
  /** The demo store: its goods, its accounts and the readable outbox. Refused in production. */
  DEMO: flag(true),
  /** How many goods the demo store gets on its first start. */
  DEMO_PRODUCTS: z.coerce.number().int().min(1).default(20_000),
})

export type Config = z.infer<typeof schema> & { isProduction: boolean; isDemo: boolean }

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const read = schema.safeParse(environment)
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    throw new Error(`Неверные настройки окружения: ${problems}`)
  }
  const isProduction = read.data.NODE_ENV === 'production'
  return { ...read.data, isProduction, isDemo: read.data.DEMO && !isProduction }
}
