import { checkInvariants } from '../invariants/check-invariants.ts'
import { findLostFiles } from '../invariants/lost-files.ts'
import { findStaleIndex } from '../invariants/stale-index.ts'
import { type Attempt, compareHistory, type StoredOrder } from './history.ts'
import { compareLetters, type StoredLetter } from './letters.ts'
import type { Store } from './open-store.ts'
import { findUnbalanced } from './supply-stock.ts'

const STORED_ORDERS = `
  select o.number, k.key from orders o
  left join (
    select k.key, made ->> 'number' as number from idempotency_keys k, jsonb_path_query(k.answer, '$.orders[*]') made
  ) k using (number)`
const NOT_NOTIFIED_ONCE = `
  select format('%s: %s letters to its author', o.number, count(m.id)) as what from orders o
  left join mails m on m.subject = format('Заказ %s принят', o.number) group by o.id having count(m.id) <> 1`
const LETTERS = `select message_id as "messageId", state from mails`

/** Differences between the answers and letters sent and the stored data, and broken invariants. */
export async function findFaults(
  { pool, url, files, search }: Store,
  { history, letters }: { history: readonly Attempt[]; letters: ReadonlyMap<string, number> },
): Promise<{ stored: number; written: number; faults: string[] }> {
  const { rows: storedOrders } = await pool.query<StoredOrder>(STORED_ORDERS)
  const { rows: notNotifiedOnce } = await pool.query<{ what: string }>(NOT_NOTIFIED_ONCE)
  const { rows: written } = await pool.query<StoredLetter>(LETTERS)
  const broken = await checkInvariants(url)
  return {
    stored: storedOrders.length,
    written: written.length,
    faults: [
      ...compareHistory(history, storedOrders),
      ...notNotifiedOnce.map(({ what }) => what),
      ...compareLetters(written, letters),
      ...(await findUnbalanced(pool)),
      ...(await findLostFiles(pool, files)),
      ...(await findStaleIndex(pool, search)),
      ...broken.map(({ name, examples }) => `${name}: ${examples.join('; ')}`),
    ],
  }
}
