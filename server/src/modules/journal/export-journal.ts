import { formatDay, formatSellerMoment, sellerDay } from '@vitrina/contract/days/days.rules'
import { type JournalEvent, MAX_EXPORTED_EVENTS } from '@vitrina/contract/journal/journal'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { makeXlsx, type SheetCell } from '#platform/print/xlsx'
import { typeOf } from '#modules/documents/document-file'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { journalTextsIn } from '#texts/journal/journal'
import { type JournalFilters, listEvents } from './journal.queries.ts'
import { readNames } from './names.queries.ts'
import { numbersOf } from './names.rules.ts'
import { showEvent } from './show-event.ts'

const changeText = ({ label, before, after }: JournalEvent['changes'][number]): string =>
  before === null ? `${label}: ${after ?? ''}` : `${label}: ${before} → ${after ?? '—'}`

const cell = (value: string): SheetCell => ({ value, isBoxed: true })

const rowOf = ({ at, actor, onBehalfOf, title, entityName, entityId, thing, company, changes, ip }: JournalEvent): SheetCell[] =>
  [
    formatSellerMoment(new Date(at)),
    [actor?.name ?? '', onBehalfOf && `→ ${onBehalfOf.name}`].filter(Boolean).join(' '),
    title,
    thing === null ? `${entityName} ${entityId}` : `${entityName} ${entityId} «${thing}»`,
    company?.name ?? '',
    changes.map(changeText).join('\n'),
    ip ?? '',
  ].map(cell)

/** The narrowed journal as a table; that somebody took it is an event itself. */
export async function exportJournal(ctx: Context, actor: Actor & { user: ActorUser }, filters: JournalFilters) {
  const found = await listEvents(ctx, { ...filters, limit: MAX_EXPORTED_EVENTS + 1 })
  const rows = found.slice(0, MAX_EXPORTED_EVENTS)
  const names = await readNames(ctx, actor.language, numbersOf(rows))
  const events = rows.map((row) => showEvent(row, actor.language, names))
  const { columns, title } = journalTextsIn(actor.language)
  const sheet = {
    name: title,
    widths: [17, 26, 34, 24, 26, 60, 15],
    rows: [columns.map((value): SheetCell => ({ value, isHead: true })), ...events.map(rowOf)],
    frozenRows: 1,
    titleRows: 1,
    isLandscape: true,
  }
  const body = await makeXlsx([sheet], title)
  return inTransaction(ctx, async (tx) => {
    const name = `${title} ${formatDay(sellerDay(tx.now()))}.xlsx`
    const { path } = await storeTemporarily(tx, { name, type: typeOf('xlsx'), body, companyId: 0 })
    await recordEvent(tx, actor, {
      type: 'journal.exported',
      entity: 'site',
      entityId: actor.siteId,
      diff: { ...filters, rows: events.length },
    })
    return { path, rows: events.length, isCut: found.length > events.length }
  })
}
