import type pg from 'pg'
import { DAY_MS, sellerDay } from '../contract/src/days/days.rules.ts'

const WORDS = ['Строй', 'Электро', 'Монтаж', 'Энерго', 'Свет', 'Техно', 'Промо', 'Гарант', 'Вектор', 'Альянс']
const NAMES = ['Иванов', 'Петров', 'Сидоров', 'Кузнецов', 'Орлов', 'Лебедев', 'Соколов', 'Морозов', 'Волков', 'Зайцев']
/** Rows of one statement: the whole of a million at once would keep every row of it in memory. */
const ROWS_AT_ONCE = 100_000

async function fillCompanies(db: pg.Client, companies: number): Promise<void> {
  await db.query(
    `insert into companies (name, price_type_id, state)
    select 'ООО «' || ($2::text[])[1 + n % 10] || lower(($2::text[])[1 + (n / 10) % 10]) || ' ' || n || '»', (select min(id) from price_types), 'approved'
    from generate_series(1, $1::int) n`,
    [companies, WORDS],
  )
  await db.query(`insert into legal_entities (company_id, type, short_name, full_name, inn)
    select c.id, 'ul', c.name, c.name, (7700000000 + c.id)::text from companies c
    where not exists (select from legal_entities e where e.company_id = c.id)`)
  await db.query(
    `with made as (
      insert into users (email, phone, last_name, first_name, role, active_company_id)
      select 'person-' || c.id || '@company.test', '+7916' || lpad(c.id::text, 7, '0'), ($1::text[])[1 + c.id % 10] || c.id % 997, 'Иван', 'buyer', c.id
      from companies c where not exists (select from company_members m where m.company_id = c.id) returning id, active_company_id
    ) insert into company_members (company_id, user_id, role) select active_company_id, id, 'owner' from made`,
    [NAMES],
  )
  // A tenth of the companies is nobody's.
  await db.query(`insert into company_managers (company_id, manager_id, is_main)
    select c.id, m.user_id, true from companies c
    join (select user_id, row_number() over (order by user_id) - 1 as place, count(*) over () as total from managers) m on c.id % m.total = m.place
    where c.id % 10 <> 0 and not exists (select from company_managers k where k.company_id = c.id)`)
}

type Trade = { orders: number; companies: number; days?: number }

async function fillOrders(db: pg.Client, { orders, days }: { orders: number; days: number }): Promise<void> {
  await db.query(`create temp table places as
    select m.company_id, m.user_id, e.id as entity_id, k.manager_id, (row_number() over () - 1)::int as place
    from company_members m join legal_entities e on e.company_id = m.company_id
    left join company_managers k on k.company_id = m.company_id and k.kind = 'sales' and k.is_main`)
  await db.query(`create temp table goods as
    select p.id, p.article, p.name, b.name as brand, (row_number() over () - 1)::int as place from products p left join brands b on b.id = p.brand_id`)
  await db.query('analyze places, goods')
  const { rows } = await db.query<{ places: number; goods: number }>(
    'select (select count(*) from places)::int as places, (select count(*) from goods)::int as goods',
  )
  // Numbers and not columns: PostgreSQL joins by hash only when each side has its own part of the condition.
  const { places = 1, goods = 1 } = rows[0] ?? {}
  const { rows: regions } = await db.query<{ id: number }>('select id from regions order by id')
  for (let from = 1; from <= orders; from += ROWS_AT_ONCE) {
    const upTo = Math.min(orders, from + ROWS_AT_ONCE - 1)
    await db.query(
      `with made as (
        insert into orders (number, site_id, region_id, manager_id, company_id, legal_entity_id, created_by, delivery_type, payment_method, offer_accepted_at, offer_version,
          state, contact_name, contact_phone, items_total, custom_items_total, total, vat, line_count, created_at)
        select format('ЗК-%s', 1000000 + n), (select min(id) from sites), ($9::int[])[1 + n % cardinality($9::int[])], c.manager_id, c.company_id, c.entity_id, c.user_id, 'pickup', 'transfer', now(), '',
          (array['completed', 'confirmed', 'cancelled', 'submitted'])[1 + n % 4], ($3::text[])[1 + n % 10] || ' Пётр',
          '+7 (903) ' || lpad((n % 1000)::text, 3, '0') || '-' || lpad((n / 1000 % 10000)::text, 4, '0'), 100 * (100 + n % 90000), 0, 100 * (100 + n % 90000), 18, 1,
          now() - ($5 - n) * $8::float8 * interval '1 millisecond'
        from generate_series($1::int, $2::int) n join places c on c.place = n % $6::int
        returning id, company_id, legal_entity_id, total, created_at
      ), billed as (
        insert into documents (type, number, date, due_on, company_id, legal_entity_id, order_id, sum, paid_sum, vat, state, snapshot)
        select 'invoice', (5000000 + id)::text, created_at::date, created_at::date + 14, company_id, legal_entity_id, id, total,
          case when id % 10 = 0 then 0 else total end, 18, case when id % 10 = 0 then 'awaiting' else 'paid' end, '{}' from made
      ), paid as (
        insert into payments (key, company_id, direction, method, sum, state, payer_inn, bank_document, allocated_sum)
        select 'bench-' || id, company_id, 'in', 'transfer', total, 'paid', (7700000000 + company_id)::text, (id % 100000)::text, total from made where id % 2 = 0
      ) insert into order_items (order_id, line_no, product_id, article, name, brand, unit, amount, price, sum, vat, vat_on)
        select made.id, 1, p.id, p.article, p.name, coalesce(p.brand, ''), 'шт', 1, 100, 100, 18, $4::date
        from made join goods p on p.place = made.id % $7::int`,
      [from, upTo, NAMES, sellerDay(new Date()), orders, places, goods, (days * DAY_MS) / orders, regions.map(({ id }) => id)],
    )
  }
}

/** Companies with people and orders with a line, an invoice (every tenth unpaid) and for every second one a payment, as years of trade leave them; false: they are there already. */
export async function fillTrade(db: pg.Client, { orders, companies, days = orders / 86_400 }: Trade): Promise<boolean> {
  const { rows } = await db.query<{ total: number }>('select count(*)::int as total from companies')
  // A store given by `--data` is filled once.
  if ((rows[0]?.total ?? 0) > companies) return false
  // Rows that are right by construction need no check of every reference, and no following by the search of goods.
  await db.query("set session_replication_role = 'replica'")
  await db.query('set synchronous_commit = off')
  await fillCompanies(db, companies)
  await fillOrders(db, { orders, days })
  await db.query("set session_replication_role = 'origin'")
  await db.query('vacuum analyze')
  return true
}
