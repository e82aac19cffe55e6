import { checkInvariants } from '../invariants/check-invariants.ts'
import { type Attempt, compareHistory, type Kept } from './history.ts'
import type { Store } from './open-store.ts'

const KEPT = `
  select o.number, k.key from orders o
  left join idempotency_keys k on k.answer @> jsonb_build_object('orders', jsonb_build_array(jsonb_build_object('number', o.number)))`
const NOT_TOLD_ONCE = `
  select format('%s: %s letters to its author', o.number, count(m.id)) as what from orders o
  left join mails m on m.subject = format('Заказ %s принят', o.number) group by o.id having count(m.id) <> 1`
const UNSENT = `select format('letter %s is %s', id, state) as what from mails where state <> 'sent'`

/** What clients were told beside what is kept, and every invariant. */
export async function findWrongs({ pool, url }: Store, history: readonly Attempt[]): Promise<{ kept: number; wrongs: string[] }> {
  const { rows: kept } = await pool.query<Kept>(KEPT)
  const { rows: told } = await pool.query<{ what: string }>(NOT_TOLD_ONCE)
  const { rows: unsent } = await pool.query<{ what: string }>(UNSENT)
  const broken = await checkInvariants(url)
  return {
    kept: kept.length,
    wrongs: [
      ...compareHistory(history, kept),
      ...told.map(({ what }) => what),
      ...unsent.map(({ what }) => what),
      ...broken.map(({ name, examples }) => `${name}: ${examples.join('; ')}`),
    ],
  }
}
