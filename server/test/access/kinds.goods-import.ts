import { eq } from 'drizzle-orm'
import { goodsImports } from '#tables/goods-import'
import { next, only } from '../builders.ts'
import { everyone } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'

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

const inState = (state: 'mapping' | 'checked' | 'done'): Kind => ({
  isFoundBy: everyone,
  make: async ({ server: { ctx } }, { userId }) => {
    if (userId === null) return null
    const fileName = `import-${next()}-mark.csv`
    const row = {
      state,
      format: 'csv' as const,
      fileName,
      siteId: 1,
      sheets,
      mapping,
      origin: 'guessed' as const,
      targets: ['goods' as const],
    }
    const options = { emptyCells: 'keep' as const, dropPercent: 30, goods: 'update' as const }
    const { id } = only(
      await ctx.db
        .insert(goodsImports)
        .values({ ...row, options })
        .returning(),
    )
    return { id, mark: fileName }
  },
  remove: ({ server }, id) => server.ctx.db.delete(goodsImports).where(eq(goodsImports.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound: 'goods-import.not-found',
})

export const goodsImportKinds = {
  goodsImport: inState('mapping'),
  checkedGoodsImport: inState('checked'),
  doneGoodsImport: inState('done'),
} satisfies Record<string, Kind>
