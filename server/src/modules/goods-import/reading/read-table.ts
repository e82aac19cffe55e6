import type { ImportFormat } from '@vitrina/contract/goods-import/goods-import'
import { MAX_IMPORT_COLUMNS } from '@vitrina/contract/goods-import/goods-import.rules'
import { readCommerceml } from './read-commerceml.ts'
import { readCsv } from './read-csv.ts'
import { readYml } from './read-yml.ts'
import { FileRefusal, isBlank, type TableEvent } from './table.ts'
import { decodedParts } from './text-encoding.ts'

const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte)
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/** The format of a file by its content: names lie. */
export function formatOf(bytes: Uint8Array): ImportFormat {
  if (startsWith(bytes, ZIP)) return 'xlsx'
  if (startsWith(bytes, OLE)) return 'xls'
  const head = [...decodedParts(bytes.subarray(0, 4_096))].join('')
  if (!/^\ufeff?\s*</.test(head)) return 'csv'
  if (head.includes('<yml_catalog')) return 'yml'
  if (head.includes('КоммерческаяИнформация') || head.includes('<Классификатор')) return 'commerceml'
  throw new FileRefusal('goods-import.unreadable')
}

async function* eventsOf(bytes: Uint8Array, format: ImportFormat): AsyncGenerator<TableEvent> {
  if (format === 'csv') yield* readCsv(bytes)
  else if (format === 'yml') yield* readYml(bytes)
  else if (format === 'commerceml') yield* readCommerceml(bytes)
  else {
    const workbooks = await import('./read-workbook-rows.ts')
    yield* format === 'xls' ? workbooks.readXlsRows(bytes) : workbooks.readXlsxRows(bytes)
  }
}

/** Sheets and rows of a file of any of our formats, one after the other; blank rows are left out. */
export async function* readTable(bytes: Uint8Array, format: ImportFormat): AsyncGenerator<TableEvent> {
  for await (const event of eventsOf(bytes, format)) {
    if (!('cells' in event)) {
      yield event
      continue
    }
    const width = event.cells.findLastIndex((cell) => !isBlank(cell)) + 1
    if (width > MAX_IMPORT_COLUMNS) throw new FileRefusal('goods-import.too-wide')
    if (width > 0) yield { ...event, cells: event.cells.slice(0, width) }
  }
}
