import { describe, expect, test } from 'vitest'
import { seekOf } from './seek.rules.ts'

const prefixes = { findReplacementPrefix: 'Аналог ', findRelatedPrefix: 'related:' }

describe('a keyword [C-08]', () => {
  test.each([
    ['аналог MVA-1', { kind: 'analog', named: { article: 'MVA-1' } }],
    ['АНАЛОГ id 42', { kind: 'analog', named: { id: 42 } }],
    ['related:ID:7', { kind: 'related', named: { id: 7 } }],
    ['related:  X  ', { kind: 'related', named: { article: 'X' } }],
    ['related:id2147483647', { kind: 'related', named: { id: 2_147_483_647 } }],
    ['related:id2147483648', { kind: 'related', named: { article: 'id2147483648' } }],
    ['related:id7x', { kind: 'related', named: { article: 'id7x' } }],
    ['related:', null],
    ['MVA-1', null],
    ['про аналог MVA-1', null],
  ])('%j asks for %j', (keyword, seek) => {
    expect(seekOf(keyword, prefixes)).toEqual(seek)
  })

  test('asks for nothing by a prefix that is not set', () => {
    expect(seekOf('MVA-1', { findReplacementPrefix: '', findRelatedPrefix: '' })).toBeNull()
  })
})
