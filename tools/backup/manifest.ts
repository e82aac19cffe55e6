import * as z from 'zod'

/** First in the archive: its contents and the level of the schema. */
export const manifest = z.object({
  format: z.literal('vitrina-backup-1'),
  madeAt: z.string(),
  level: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** s3: the bytes of stored files stay in the bucket, which has its own backup. */
  files: z.enum(['disk', 's3']),
})

/** Last in the archive, so its presence also proves that nothing was cut off. */
export const totals = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
})

export type Manifest = z.infer<typeof manifest>
export type Totals = z.infer<typeof totals>

export const MANIFEST = 'manifest.json'
export const TOTALS = 'totals.json'
export const FILES = 'files/'
export const TABLES = 'tables/'

/** tables/public.products/000001.copy; the table's SQL name without the quotes. */
export const partOf = (table: string, number: number) => `${TABLES}${table.replaceAll('"', '')}/${String(number).padStart(6, '0')}.copy`

export function tableOf(part: string): string {
  const [, name = ''] = part.split('/')
  return name
    .split('.')
    .map((word) => `"${word}"`)
    .join('.')
}

export function describeTotals({ tables, files }: Totals): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const megabytes = (files.bytes / 1_000_000).toFixed(1)
  return `таблиц: ${tables.length}, строк: ${rows}, файлов: ${files.count} на ${megabytes} МБ`
}
