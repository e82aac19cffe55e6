import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { sellerDay } from '../contract/src/days/days.rules.ts'
import { cpuOf, cpuOfFamily } from './catalogue-cpu.ts'
import { openDemoStore } from './demo-store.ts'
import { callsOf, postmasterOf, send, signIn, start } from './store-process.ts'

/**
 * Processor time and waiting of one keystroke of the staff search at a million orders and 50,000 companies, of the server and of
 * PostgreSQL with all its backends, beside a bare route in a separate process.
 */
const { values: args } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    companies: { type: 'string', default: '50000' },
    times: { type: 'string', default: '100' },
  },
})
const ORDERS = Number(args.orders)
const COMPANIES = Number(args.companies)
const TIMES = Number(args.times)
/** The budget of a keystroke, of both processes together, and of its answer. */
const MOST_CPU_MS = 5
const MOST_MS = 200

const patient = { RATE_LIMIT: '10000000', MAX_EVENT_LOOP_DELAY_MS: '1000000000', EMBEDDED_WORKER: 'false' }
const { server, url, close } = await openDemoStore(patient, { products: 5_000 })
const baseline = await start('./catalogue-baseline.ts', {}, '/bytes/1')
const db = new pg.Client({ connectionString: url })
await db.connect()
const postmaster = await postmasterOf(url)

const WORDS = ['Строй', 'Электро', 'Монтаж', 'Энерго', 'Свет', 'Техно', 'Промо', 'Гарант', 'Вектор', 'Альянс']
const NAMES = ['Иванов', 'Петров', 'Сидоров', 'Кузнецов', 'Орлов', 'Лебедев', 'Соколов', 'Морозов', 'Волков', 'Зайцев']

/** Companies with people, a tenth of them without a manager; orders with a line each, as history leaves them. */
async function fill(): Promise<void> {
  await db.query(
    `insert into companies (name, price_type_id, state)
    select 'ООО «' || ($2::text[])[1 + n % 10] || lower(($2::text[])[1 + (n / 10) % 10]) || ' ' || n || '»', (select min(id) from price_types), 'approved'
    from generate_series(1, $1::int) n`,
    [COMPANIES, WORDS],
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
  await db.query(`insert into company_managers (company_id, manager_id, is_main)
    select c.id, m.user_id, true from companies c
    join (select user_id, row_number() over (order by user_id) - 1 as place, count(*) over () as total from managers) m on c.id % m.total = m.place
    where c.id % 10 <> 0 and not exists (select from company_managers k where k.company_id = c.id)`)
  await db.query(
    `with company as (
      select m.company_id, m.user_id, e.id as entity_id, row_number() over () - 1 as place, count(*) over () as total
      from company_members m join legal_entities e on e.company_id = m.company_id
    ), made as (
      insert into orders (number, site_id, company_id, legal_entity_id, created_by, delivery_type, payment_method, offer_accepted_at, offer_version,
        state, contact_name, contact_phone, items_total, custom_items_total, total, vat, line_count, created_at)
      select format('ЗК-%s', 1000000 + n), (select min(id) from sites), c.company_id, c.entity_id, c.user_id, 'pickup', 'transfer', now(), '',
        (array['completed', 'confirmed', 'cancelled', 'submitted'])[1 + n % 4], ($2::text[])[1 + n % 10] || ' Пётр',
        '+7 (903) ' || lpad((n % 1000)::text, 3, '0') || '-' || lpad((n / 1000 % 10000)::text, 4, '0'), 100 * (100 + n % 90000), 0, 100 * (100 + n % 90000), 18, 1,
        now() - (1000000 - n) * interval '1 second'
      from generate_series(1, $1::int) n join company c on c.place = n % c.total
      returning id
    ) insert into order_items (order_id, line_no, product_id, article, name, unit, amount, price, sum, vat, vat_on)
      select made.id, 1, p.id, p.article, p.name, 'шт', 1, 100, 100, 18, $3::date
      from made join (select id, article, name, row_number() over () - 1 as place, count(*) over () as total from products) p on p.place = made.id % p.total`,
    [ORDERS, NAMES, sellerDay(new Date())],
  )
  await db.query('vacuum analyze')
}

const typedOf = (text: string): string[] => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1))

try {
  await fill()
  const { rows: some } = await db.query<{ article: string; number: string }>(
    `select (select article from products order by id offset 100 limit 1) as article, (select number from orders order by id offset 1000 limit 1) as number`,
  )
  const texts: Record<string, string> = {
    'a phone': '8 903 123-0001',
    'a name': 'Кузнецов Пётр',
    'a company': 'ООО «Стройсвет 4321»',
    'an ИНН': '7700012345',
    'an article': some[0]?.article ?? '',
    'a number': some[0]?.number ?? '',
    'a sum': '12 345,00',
    'an e-mail': 'person-777@company.test',
  }
  const table: Record<string, unknown>[] = []
  for (const [who, email] of [
    ['administrator', 'admin@vitrina.test'],
    ['manager', 'manager@vitrina.test'],
  ] as const) {
    const call = callsOf(server.origin, await signIn(server.origin, email))
    for (const [what, text] of Object.entries(texts)) {
      const keystrokes = typedOf(text)
      const walk = async (each: (ms: number) => void) => {
        for (let n = 0; n < Math.max(TIMES, keystrokes.length); n++) {
          const from = performance.now()
          await call('GET', `/api/v1/back-office/search?q=${encodeURIComponent(keystrokes[n % keystrokes.length] ?? '')}`)
          each(performance.now() - from)
        }
      }
      await walk(() => {})
      const waits: number[] = []
      const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })
      const before = readings()
      await walk((ms) => waits.push(ms))
      const after = readings()
      const times = waits.length
      const plainBefore = cpuOf(baseline.child.pid ?? 0)
      for (let n = 0; n < times; n++) await send(`${baseline.origin}/bytes/2000`)
      const plain = Math.max(0.01, (cpuOf(baseline.child.pid ?? 0) - plainBefore) / times)
      const cpu = { server: (after.server - before.server) / times, postgres: (after.postgres - before.postgres) / times }
      const together = cpu.server + cpu.postgres
      const worst = Math.max(...waits)
      table.push({
        who,
        what,
        'server, ms': cpu.server.toFixed(2),
        'PostgreSQL, ms': cpu.postgres.toFixed(2),
        'together, ms': together.toFixed(2),
        'bare routes': (together / plain).toFixed(0),
        'longest wait, ms': worst.toFixed(0),
        load: loadavg()[0]?.toFixed(1),
      })
      if (together > MOST_CPU_MS || worst > MOST_MS) process.exitCode = 1
    }
  }
  console.table(table)
  console.log(`${ORDERS} orders, ${COMPANIES} companies; at most ${MOST_CPU_MS} ms of processor and ${MOST_MS} ms of waiting a keystroke`)
} finally {
  await db.end()
  baseline.child.kill()
  await close()
}
