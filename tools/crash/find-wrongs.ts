import { checkInvariants } from '../invariants/check-invariants.ts'
import { findLostFiles } from '../invariants/lost-files.ts'
import { findUnfollowed } from '../invariants/unfollowed-index.ts'
import { type Attempt, compareHistory, type Kept } from './history.ts'
import { compareLetters, type Written } from './letters.ts'
import type { Store } from './open-store.ts'
import { findUnbalanced } from './supply-stock.ts'

const KEPT = `
  select o.number, k.key from orders o
  left join (
    select k.key, made ->> 'number' as number from idempotency_keys k, jsonb_path_query(k.answer, '$.orders[*]') made
  ) k using (number)`
const NOT_TOLD_ONCE = `
  select format('%s: %s letters to its author', o.number, count(m.id)) as what from orders o
  left join mails m on m.subject = format('Заказ %s принят', o.number) group by o.id having count(m.id) <> 1`
const LETTERS = `select message_id as "messageId", state from mails`

/** Differences between the answers and letters sent and the stored data, and broken invariants. */
export async function findWrongs(
  { pool, url, files, search }: Store,
  { history, letters }: { history: readonly Attempt[]; letters: ReadonlyMap<string, number> },
): Promise<{ kept: number; written: number; wrongs: string[] }> {
  const { rows: kept } = await pool.query<Kept>(KEPT)
  const { rows: told } = await pool.query<{ what: string }>(NOT_TOLD_ONCE)
  const { rows: written } = await pool.query<Written>(LETTERS)
  const broken = await checkInvariants(url)
  return {
    kept: kept.length,
    written: written.length,
    wrongs: [
      ...compareHistory(history, kept),
      ...told.map(({ what }) => what),
      ...compareLetters(written, letters),
      ...(await findUnbalanced(pool)),
      ...(await findLostFiles(pool, files)),
      ...(await findUnfollowed(pool, search)),
      ...broken.map(({ name, examples }) => `${name}: ${examples.join('; ')}`),
    ],
  }
}
