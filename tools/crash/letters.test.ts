import { expect, test } from 'vitest'
import { compareLetters } from './letters.ts'

const sent = (messageId: string) => ({ messageId, state: 'sent' })

test('letters delivered once, or again after a crash, are correct', () => {
  const delivered = new Map([
    ['<a>', 1],
    ['<b>', 2],
  ])
  expect(compareLetters([sent('<a>'), sent('<b>')], delivered)).toEqual([])
})

test('a letter marked sent but not sent, one still waiting and an unknown one are each reported', () => {
  const delivered = new Map([['<x>', 1]])
  expect(compareLetters([sent('<a>'), { messageId: '<b>', state: 'waiting' }], delivered)).toEqual([
    'letter <b> is waiting',
    'letter <a> is marked sent and was never handed over',
    'letter <x> was handed over and is not written down',
  ])
})
