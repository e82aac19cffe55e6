import { writeXlsx } from 'hucre/xlsx'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { privateFilePath } from '#platform/files/private-files'
import { storeFile } from '#platform/files/stored-files'
import { fill } from '#texts/texts'
import { goodsImportTextsIn } from '#texts/goods-import'
import type { ImportRow } from './imports.queries.ts'
import { requireImport } from './require-import.ts'
import { reasonText, seesWhole, shownCells } from './show-import.ts'
import { listRefused } from './staging.queries.ts'

/** More refusals than a person corrects by hand. */
const MOST_ROWS = 100_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const quoted = (cell: string) => (/[;"\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** Excel would run a cell that begins like a formula. */
const harmless = (cell: string) => (/^[=+@-]/.test(cell) && !/^[+-]?[\d\s.,]+$/.test(cell) ? `'${cell}` : cell)

type Sheet = { name: string; rows: string[][] }

/** The head of each sheet as it was, then its refused rows, each with the reason behind its last column. */
async function sheetsOf(ctx: Context, actor: Actor, { id, sheets, mapping, authorId }: ImportRow): Promise<Sheet[]> {
  const refused = await listRefused(ctx, id, MOST_ROWS)
  const isWhole = seesWhole(actor, { authorId })
  return sheets.flatMap((sheet, at) => {
    const own = refused.filter((row) => row.sheet === at)
    if (own.length === 0) return []
    const head = sheet.rows.find(({ row }) => row === mapping[at]?.headerRow)?.cells ?? []
    const width = Math.max(head.length, mapping[at]?.columns.length ?? 0, ...own.map(({ cells }) => cells.length))
    const padded = (cells: readonly string[], last: string) => [...Array.from({ length: width }, (_, place) => cells[place] ?? ''), last]
    return [
      {
        name: sheet.name === '' ? `${at + 1}` : sheet.name,
        rows: [
          padded(head, goodsImportTextsIn(actor.language).reasonColumn),
          ...own.map((row) => padded(shownCells(row.cells, mapping[at], isWhole), reasonText(row, actor.language))),
        ],
      },
    ]
  })
}

/** A workbook comes back as a workbook, any other file as CSV, so that it can be corrected and uploaded again. */
export async function makeRefusedFile(ctx: Context, actor: Actor & { user: ActorUser }, id: number) {
  const row = await requireImport(ctx, actor, id)
  const sheets = await sheetsOf(ctx, actor, row)
  const isWorkbook = row.format === 'xlsx' || row.format === 'xls'
  const title = fill(goodsImportTextsIn(actor.language).refusedFile, { id })
  const name = `${title}.${isWorkbook ? 'xlsx' : 'csv'}`
  const csv = () =>
    `\ufeff${sheets.flatMap(({ rows }) => rows.map((cells) => cells.map((cell) => quoted(harmless(cell))).join(';'))).join('\r\n')}\r\n`
  const body = isWorkbook ? Buffer.from(await writeXlsx({ sheets })) : Buffer.from(csv())
  const { key } = await storeFile(ctx, { name, type: isWorkbook ? XLSX : 'text/csv', body, owner: `user:${actor.user.id}` })
  return { name, path: await privateFilePath(ctx, key) }
}
