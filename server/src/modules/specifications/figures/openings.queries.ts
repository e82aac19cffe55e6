import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import type { SeenCells } from '#tables/specifications'

export type { SeenCells } from '#tables/specifications'

type Opening = { specificationId: number; userId: number }
type Former = { isSame: boolean; seen: SeenCells[] | null; openedAt: string }

/** The former row is sent back, and the new one stored, only where they differ. */
const openingStatement = prepared<Former>(
  'specification_opening',
  { isSame: 'boolean', seen: 'json?', openedAt: 'text' },
  `with former as (
    select o.seen::text = $3 as is_same, o.seen, o.opened_at from specification_openings o where o.specification_id = $1 and o.user_id = $2
  ), present as (
    insert into specification_openings as o (specification_id, user_id, seen, opened_at) values ($1, $2, $3::json, $4::timestamptz)
    on conflict (specification_id, user_id) do update set opened_at = excluded.opened_at,
      seen = case when o.seen::text = excluded.seen::text then o.seen else excluded.seen end
  )
  select f.is_same as "isSame", case when not f.is_same then f.seen end as seen, to_json(f.opened_at) #>> '{}' as "openedAt" from former f`,
)

/** Remembers the figures seen now, and gives those seen before; `seen` null: they were the same. Undefined: it is the first opening. */
export async function replaceOpening(
  ctx: Context,
  { specificationId, userId }: Opening,
  seen: readonly SeenCells[],
): Promise<Pick<Former, 'seen' | 'openedAt'> | undefined> {
  const [former] = await openingStatement(ctx, [specificationId, userId, JSON.stringify(seen), ctx.now().toISOString()])
  return former
}
