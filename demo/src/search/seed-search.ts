import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import { formsOf } from '@vitrina/server/src/modules/catalogue/customer-codes/code-forms.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { customerCodes, searchSynonyms } from '@vitrina/server/src/tables/search.ts'
import { synonyms } from './synonyms.ts'

const CODES = 40

/** The seller's synonyms, and codes of its own for each company that buys: the number of the line in its books. */
export async function seedSearch(db: Db): Promise<void> {
  await db.insert(searchSynonyms).values(synonyms.map((phrases) => ({ phrases: [...phrases] })))
  const { rows } = await db.execute<{ companyId: number; productId: number; place: number }>(sql`
    select c.id as "companyId", p.id as "productId", p.place from companies c
    join lateral (select id, row_number() over (order by id)::int as place from products where is_active and id % 7 = c.id % 7 order by id limit ${CODES}) p on true
    where c.state = 'approved' order by c.id, p.place`)
  const entries = rows.map(({ place, ...named }) => {
    const code = `МТР-${String(1000 * named.companyId + place).padStart(7, '0')}`
    return { ...named, code, ...formsOf(code) }
  })
  if (entries.length > 0) await db.insert(customerCodes).values(entries)
}
