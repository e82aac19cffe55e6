import type { Context } from '#platform/context'
import { eachInTurn } from '#platform/process/turns'
import { CustomerIndex } from './customer-index.ts'
import { companiesById, customersSince, MOST_CHANGES, nextCompanies, nextPeople, peopleById, positionNow } from './customers.queries.ts'

const AT_ONCE = 5_000
/** Changes are noted for a day. */
const MAX_SILENCE_MS = 12 * 3_600_000

/** All rows of a table by id, in parts. */
async function readAll<Row extends { id: number }>(
  read: (last: number, count: number) => Promise<Row[]>,
  put: (row: Row) => void,
): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await read(last, AT_ONCE)
    await eachInTurn(rows, put)
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}

export type FollowedCustomers = {
  index: CustomerIndex
  /** Whom a manager works for today; null: for nobody but themselves, or for everybody. */
  served: readonly number[] | null
}

/**
 * The customers in memory. Every question first asks PostgreSQL what has been committed since the last one, so that nothing older than
 * the question is ever shown, whichever process the change was made in.
 */
export class CustomerFollower {
  readonly #ctx: Pick<Context, 'db'>
  #index: CustomerIndex | null = null
  #position = ''
  #syncedAt = -Infinity
  #last: Promise<unknown> = Promise.resolve()

  constructor(ctx: Pick<Context, 'db'>) {
    this.#ctx = ctx
  }

  /** `staffId`: of a manager, who sees not every company. One question after another: of two the older must not be written last. */
  read(staffId: number | null): Promise<FollowedCustomers> {
    const answer = this.#last.catch(() => undefined).then(() => this.#read(staffId))
    this.#last = answer
    return answer
  }

  async #read(staffId: number | null): Promise<FollowedCustomers> {
    const isSilent = performance.now() - this.#syncedAt > MAX_SILENCE_MS
    const index = this.#index === null || isSilent ? await this.#load() : this.#index
    const rows = await customersSince(this.#ctx, [this.#position, staffId])
    const [{ position, served } = { position: this.#position, served: null }] = rows
    if (rows.length > MOST_CHANGES) {
      await this.#load()
      return this.#read(staffId)
    }
    await this.#apply(index, rows)
    this.#position = position
    this.#syncedAt = performance.now()
    return { index, served }
  }

  async #apply(index: CustomerIndex, rows: readonly { kind: 'company' | 'person' | null; id: number | null }[]): Promise<void> {
    const idsOf = (kind: 'company' | 'person') => [...new Set(rows.flatMap((row) => (row.kind === kind && row.id !== null ? row.id : [])))]
    const companies = idsOf('company')
    if (companies.length > 0) {
      const read = await companiesById(this.#ctx, [companies])
      for (const id of companies) index.removeCompany(id)
      for (const company of read) index.putCompany(company)
    }
    const people = idsOf('person')
    if (people.length > 0) {
      const read = await peopleById(this.#ctx, [people])
      for (const id of people) index.removePerson(id)
      for (const person of read) index.putPerson(person)
    }
  }

  /** The position is older than the reading: changes committed meanwhile are read once more by the next question. */
  async #load(): Promise<CustomerIndex> {
    const index = new CustomerIndex()
    const [{ position } = { position: '' }] = await positionNow(this.#ctx, [])
    await readAll(
      (last, count) => nextCompanies(this.#ctx, [last, count]),
      (company) => index.putCompany(company),
    )
    await readAll(
      (last, count) => nextPeople(this.#ctx, [last, count]),
      (person) => index.putPerson(person),
    )
    this.#index = index
    this.#position = position
    return index
  }
}
