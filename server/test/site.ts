import type pg from 'pg'

/** The least a site needs to answer: one region and one default site. */
export async function seedSite(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into regions (slug, name) values ('moskva', '{"ru":"Москва","en":"Moscow"}'), ('kazan', '{"ru":"Казань"}')`)
  await pool.query(`insert into sites (slug, name, is_default, default_region_id) values ('vitrina', '{"ru":"Витрина"}', true, 1)`)
  await pool.query(`insert into site_hosts (host, site_id) values ('vitrina.test', 1)`)
}
