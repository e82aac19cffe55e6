import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { StoreQueryClient } from './store-query-client.ts'

/** A list whose answers are given by the test. */
function aList() {
  const queries = new StoreQueryClient()
  const answers: PromiseWithResolvers<string[]>[] = []
  const queryFn = () => {
    const asked = Promise.withResolvers<string[]>()
    answers.push(asked)
    return asked.promise
  }
  const observer = new QueryObserver(queries, { queryKey: ['lines'], queryFn, staleTime: 60_000, retry: false })
  const stop = observer.subscribe(() => {})
  return { queries, answers, stop, shown: () => observer.getCurrentResult().data }
}

test('a list asked for before a change is asked for again after it, though its first answer was still under way', async () => {
  const { queries, answers, shown } = aList()
  const changed = queries.invalidateQueries({ queryKey: ['lines'] })
  answers[0]?.resolve(['old'])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.resolve(['old', 'new'])
  await changed
  expect(shown()).toEqual(['old', 'new'])
  expect(answers).toHaveLength(2)
})

test('so is one whose first answer failed', async () => {
  const { queries, answers, shown } = aList()
  void queries.invalidateQueries({ queryKey: ['lines'] })
  answers[0]?.reject(new Error('lost'))
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.resolve(['new'])
  await expect.poll(shown).toEqual(['new'])
})

test('a list that is there is asked for once', async () => {
  const { queries, answers, shown } = aList()
  answers[0]?.resolve(['old'])
  await expect.poll(shown).toEqual(['old'])
  const changed = queries.invalidateQueries({ queryKey: ['lines'] })
  answers[1]?.resolve(['new'])
  await changed
  expect([shown(), answers.length]).toEqual([['new'], 2])
})

test('a list that nobody shows any more is only marked as old', async () => {
  const { queries, answers, stop } = aList()
  const changed = queries.invalidateQueries({ queryKey: ['lines'] })
  stop()
  answers[0]?.resolve(['old'])
  await changed
  expect([answers.length, queries.getQueryState(['lines'])?.isInvalidated]).toEqual([1, true])
})
