import * as z from 'zod'

export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** Counting stops here: nobody pages further, and a company with a million orders pays no more than one with a thousand. */
export const MOST_COUNTED = 1_000

export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1)
export const pageSize = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE)

export const pageMeta = z.object({ currentPage: z.number(), pageCount: z.number(), totalCount: z.number() })
export type PageMeta = z.infer<typeof pageMeta>

/** The part of a list that is asked for, and the answer with it. */
export const pageQuery = z.object({ page: pageNumber, 'per-page': pageSize })
export const pagedList = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), meta: pageMeta })

export const pageMetaOf = ({ page, size, total }: { page: number; size: number; total: number }): PageMeta => ({
  currentPage: page,
  pageCount: Math.max(1, Math.ceil(total / size)),
  totalCount: total,
})
