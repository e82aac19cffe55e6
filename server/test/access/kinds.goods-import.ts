import { eq } from '#platform/database/drizzle'
import { type ImportTarget, permissionOf } from '@vitrina/contract/goods-import/goods-import.rules'
import { goodsImports, goodsImportSchedules } from '#tables/goods-import'
import { next, only } from '../builders.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import { isPermitted } from './permitted-roles.ts'
import type { Holder } from './world.ts'

/** A head of sales loads prices, a warehouse hand stock, all others goods. */
const targetOf = ({ role }: Holder): ImportTarget => (role === 'head_of_sales' ? 'prices' : role === 'warehouse' ? 'stock' : 'goods')

const whoMayLoadIt: Kind['isFoundBy'] = (seeker, holder) =>
  seeker.role !== undefined && isPermitted(seeker.role, permissionOf[targetOf(holder)])

const sheets = [{ name: '', rows: [{ row: 1, cells: ['Артикул', 'Наименование'] }] }]
const mapping = [
  {
    isTaken: true,
    headerRow: 1,
    firstRow: 2,
    columns: [
      { role: 'article' as const, refId: null },
      { role: 'name' as const, refId: null },
    ],
  },
]
const options = { emptyCells: 'keep' as const, dropPercent: 30, goods: 'update' as const }
const ofHolder = (holder: Holder) => ({
  siteId: 1,
  sheets,
  mapping,
  options,
  targets: [targetOf(holder)],
  ...(holder.role && { authorId: holder.userId }),
})

const inState = (state: 'mapping' | 'checked' | 'done'): Kind => ({
  isFoundBy: whoMayLoadIt,
  make: async ({ server: { ctx } }, holder) => {
    if (holder.userId === null) return null
    const fileName = `import-${next()}-mark.csv`
    const row = { ...ofHolder(holder), state, format: 'csv' as const, fileName, origin: 'guessed' as const }
    const { id } = only(await ctx.db.insert(goodsImports).values(row).returning())
    return { id, mark: fileName }
  },
  remove: ({ server }, id) => server.ctx.db.delete(goodsImports).where(eq(goodsImports.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound: 'goods-import.not-found',
})

const importSchedule: Kind = {
  isFoundBy: whoMayLoadIt,
  make: async ({ server: { ctx } }, holder) => {
    if (holder.userId === null) return null
    const place = `schedule-${next()}-mark.csv`
    const row = { ...ofHolder(holder), source: 'folder' as const, place, every: 'day' as const, time: '05:00', fileName: 'прайс.csv' }
    const { id } = only(await ctx.db.insert(goodsImportSchedules).values(row).returning())
    return { id, mark: place }
  },
  remove: ({ server }, id) => server.ctx.db.delete(goodsImportSchedules).where(eq(goodsImportSchedules.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound: 'goods-import.schedule-not-found',
}

export const goodsImportKinds = {
  goodsImport: inState('mapping'),
  checkedGoodsImport: inState('checked'),
  doneGoodsImport: inState('done'),
  importSchedule,
} satisfies Record<string, Kind>
