import { expect, test } from 'vitest'
import type { Suggested } from './catalogue-search.ts'
import { suggestionCache } from './suggestion-cache.ts'

const nothing = { queries: [], productIds: [], sectionIds: [], brandIds: [], moreCount: 0, understood: [], amount: null }
const answer = (text: string): Suggested => ({ ...nothing, changed: 'none', text })

test('suggestions are cached until `clear`, and one requested before it is not cached after it', async () => {
  const suggestions = suggestionCache()
  const asked: string[] = []
  const read = (text: string) =>
    suggestions.read('каб', async () => {
      asked.push(text)
      return answer(text)
    })
  expect([(await read('first')).text, (await read('second')).text]).toEqual(['first', 'first'])
  suggestions.clear()
  expect((await read('third')).text).toBe('third')

  const late = Promise.withResolvers<Suggested>()
  const waiting = suggestions.read('роз', () => late.promise)
  suggestions.clear()
  late.resolve(answer('old'))
  expect((await waiting).text).toBe('old')
  expect((await suggestions.read('роз', async () => answer('new'))).text).toBe('new')
  expect(asked).toEqual(['first', 'third'])
})

test('a failed one is asked again, and only the latest two thousand stay', async () => {
  const suggestions = suggestionCache()
  await expect(suggestions.read('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  for (let n = 0; n < 2_001; n++) await suggestions.read(String(n), async () => answer(String(n)))
  expect((await suggestions.read('2000', async () => answer('anew'))).text).toBe('2000')
  expect((await suggestions.read('0', async () => answer('anew'))).text).toBe('anew')
})
