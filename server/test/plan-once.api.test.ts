import { expect, test } from 'vitest'
import { describeStore } from './describe-store.ts'

const { server } = describeStore()

test('a statement is prepared when it is repeated, goes on after an error, and answers the same', async () => {
  const client = await server.pool.connect()
  try {
    const preparedNow = async () => {
      const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
      return rows.filter(({ statement }) => statement.includes('of plan-once')).length
    }
    const text = 'select 6 / $1::int as share -- of plan-once'
    const shareOf = async (parts: number) => (await client.query<{ share: number }>(text, [parts])).rows
    expect(await shareOf(2)).toEqual([{ share: 3 }])
    expect(await preparedNow()).toBe(0)
    expect(await shareOf(3)).toEqual([{ share: 2 }])
    await expect(shareOf(0)).rejects.toThrow('division by zero')
    expect((await client.query<{ share: number }>({ text, values: [6] })).rows).toEqual([{ share: 1 }])
    expect(await preparedNow()).toBe(1)
  } finally {
    client.release()
  }
})
