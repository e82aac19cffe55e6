import { expect, test } from 'vitest'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore({ goods: smallCatalogue })

const at = (id: string, rest = '') => `/api/v1/import-job/${id}${rest}`
const read = (id: string, headers: Headers) => callApi(server, importJobsApi.read, { url: at(id), headers })
const isReviewed = (id: string, headers: Headers) => eventually(async () => expect((await read(id, headers)).body.state).toBe('review'))

/** A list of one line of a new buyer, looked through. */
async function aReviewedList() {
  const { id: userId, headers } = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const { id } = (await callApi(server, importJobsApi.beginText, { body: { text: 'KAB-0015\t20' }, headers })).body
  await isReviewed(id, headers)
  const { sheets } = (await callApi(server, importJobsApi.sheets, { url: at(id, '/sheets'), headers })).body
  const body = { sheets: sheets.map(({ mapping }) => mapping) }
  return {
    id,
    headers,
    counter: `import:u:${userId}`,
    map: () => callApi(server, importJobsApi.map, { url: at(id, '/mapping'), body, headers }),
  }
}

async function hold(sql: string, value: string) {
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query(sql, [value])
  return () => holder.query('rollback').then(() => holder.release())
}

const waiting = async () => {
  const { rows } = await server.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}

test('an import that its reader is about to match is not taken up, and paid for, by whoever asks how far it is', async () => {
  const { id, headers, counter, map } = await aReviewedList()
  const releaseImport = await hold('select from import_jobs where id = $1 for update', id)
  const mapped = map()
  await expect.poll(waiting).toBe(1)
  // The lines are paid for; now the matching waits at the counter.
  const releaseCounter = await hold('select from rate_counters where key = $1 for update', counter)
  await releaseImport()
  expect((await mapped).body.state).toBe('matching')
  await expect.poll(waiting).toBe(1)
  expect((await read(id, headers)).body.state).toBe('matching')
  await releaseCounter()
  await isReviewed(id, headers)
  const { rows } = await server.pool.query<{ hits: number }>('select hits from rate_counters where key = $1', [counter])
  // The text with its line, the columns with theirs, the matching.
  expect(rows[0]?.hits).toBe(51 + 51 + 50)
})

test('from reading to the end of matching an import is held by whoever works on it', async () => {
  await server.pool.query(`
    create table held (state text, is_held boolean);
    create function note_held() returns trigger language plpgsql as $$
    begin
      insert into held values (new.state, new.lease_until is not null);
      return null;
    end $$;
    create trigger noted after update on import_jobs for each row execute function note_held()`)
  const { id, headers, map } = await aReviewedList()
  await map()
  await isReviewed(id, headers)
  const { rows } = await server.pool.query<{ state: string; is_held: boolean }>('select distinct state, is_held from held order by state')
  expect(rows).toEqual([
    { state: 'matching', is_held: true },
    { state: 'review', is_held: false },
  ])
})
