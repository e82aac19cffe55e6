import * as z from 'zod'

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(byDefault)

/** Every setting of a server process. This file alone reads the environment. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Run jobs inside the HTTP process; off where `npm run worker` does. */
  EMBEDDED_WORKER: flag(true),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  /** Answer only hosts that a site names; otherwise the default site answers every host. */
  STRICT_HOSTS: flag(false),
  /** Addresses of proxies whose X-Forwarded-* are believed, comma separated. */
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
  /** Requests a minute from one address, all routes together. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  /** How many requests may be under way before new ones hear 503. */
  MAX_CONCURRENT_REQUESTS: z.coerce.number().int().min(1).default(200),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(10).default(1000),
  /** A request must have arrived whole by then. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
  /** How long /ready says no before a stopping server closes its door; as long as the balancer's check needs. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /** The demo store: its goods, its accounts and the readable outbox. Refused in production. */
  DEMO: flag(true),
  /** How many goods the demo store gets on its first start. */
  DEMO_PRODUCTS: z.coerce.number().int().min(1).default(20_000),
})

export type Config = z.infer<typeof schema> & { isProduction: boolean; isDemo: boolean }

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const read = schema.safeParse(environment)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    throw new Error(`Неверные настройки окружения: ${wrong}`)
  }
  const isProduction = read.data.NODE_ENV === 'production'
  return { ...read.data, isProduction, isDemo: read.data.DEMO && !isProduction }
}
