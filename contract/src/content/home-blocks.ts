import * as z from 'zod'
import { localised } from '../languages.ts'

const ids = z.array(z.int32()).max(60).optional()
const limit = (byDefault: number) => z.number().int().min(1).max(60).default(byDefault)
const block = <K extends string, P extends z.ZodType>(kind: K, payload: P) => z.object({ kind: z.literal(kind), payload })

/** A row of goods is to look at; the catalogue is for going through. */
export const MOST_BLOCK_GOODS = 24

/** Goods of a section by popularity, of a promotion while it runs, or named ones in their order. */
export const goodsSource = z.discriminatedUnion('by', [
  z.object({ by: z.literal('section'), sectionId: z.int32() }),
  z.object({ by: z.literal('promotion'), promotionId: z.int32() }),
  z.object({ by: z.literal('articles'), articles: z.array(z.string().trim().max(100)).max(MOST_BLOCK_GOODS) }),
])
export type GoodsSource = z.infer<typeof goodsSource>

/** A block of the home page as it is stored: texts in every language, pictures by the keys of stored files. */
export const homeBlockContent = z.discriminatedUnion('kind', [
  block(
    'intro',
    z.object({
      content: localised,
      image: z.string().nullable().default(null),
      facts: z
        .array(z.object({ value: z.string(), label: localised }))
        .max(8)
        .default([]),
    }),
  ),
  /** Without ids: the roots of the catalogue. */
  block('sections', z.object({ ids, limit: limit(12) })),
  /** Without ids: brands by name. */
  block('brands', z.object({ ids, limit: limit(18) })),
  block('goods', z.object({ source: goodsSource, limit: z.number().int().min(1).max(MOST_BLOCK_GOODS).default(8) })),
  block('news', z.object({ feed: z.string(), limit: limit(3) })),
  block(
    'links',
    z.object({
      items: z.array(z.object({ title: localised, text: localised, link: z.string(), icon: z.string().default('') })).max(24),
    }),
  ),
  block('text', z.object({ content: localised })),
  block(
    'banners',
    z.object({ items: z.array(z.object({ title: localised, text: localised, link: z.string(), image: z.string().nullable() })).max(12) }),
  ),
])
export type HomeBlockContent = z.infer<typeof homeBlockContent>
export type HomeBlockKind = HomeBlockContent['kind']

export const homeBlockKinds = [
  'intro',
  'sections',
  'brands',
  'goods',
  'news',
  'links',
  'text',
  'banners',
] as const satisfies readonly HomeBlockKind[]
