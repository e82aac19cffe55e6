import { expect, test } from 'vitest'
import { readFeedParams, writeFeedParams } from './feed.params.ts'

test('the first page without a rubric has the bare address', () => {
  expect(writeFeedParams({ page: 1, rubric: '' })).toEqual({})
})

test('page and rubric survive writing to the address and reading back', () => {
  const params = { page: 3, rubric: 'postavki' }
  expect(readFeedParams(writeFeedParams(params))).toEqual(params)
})

test.each(['0', '-2', '1.5', 'вторая', ''])('page %j counts as the first', (page) => {
  expect(readFeedParams({ page })).toEqual({ page: 1, rubric: '' })
})
