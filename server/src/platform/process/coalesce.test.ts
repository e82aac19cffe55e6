import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'
import type { Context } from '../context.ts'

const context = () => ({ db: {} }) as Context

test('equal calls in one turn share one query, later ones or those of another transaction do not', async () => {
  let asked = 0
  const ask = coalesce(async (_ctx, key: string) => `${key} ${++asked}`)
  const [ctx, transaction] = [context(), context()]
  expect(await Promise.all([ask(ctx, 'a'), ask(ctx, 'a'), ask(ctx, 'b'), ask(transaction, 'a')])).toEqual(['a 1', 'a 1', 'b 2', 'a 3'])
  expect(await ask(ctx, 'a')).toBe('a 4')
})

test('a call after the query has started runs its own, and a failure does not spread to it', async () => {
  let answer = () => {}
  let asked = 0
  const ask = coalesce(
    (_ctx, _key: string) =>
      new Promise<number>((resolve, reject) => {
        const own = ++asked
        answer = () => (own === 1 ? reject(new Error('away')) : resolve(own))
      }),
  )
  const ctx = context()
  const first = ask(ctx, 'a')
  await nextTurn()
  await nextTurn()
  const fail = answer
  const second = ask(ctx, 'a')
  fail()
  await expect(first).rejects.toThrow('away')
  await nextTurn()
  await nextTurn()
  answer()
  expect(await second).toBe(2)
})
