import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resetStores } from '#lib/store.ts'
import { useDraft } from './drafts.ts'

const open = () => renderHook(() => useDraft('letter', 'empty')).result.current

test('a form opened again has its draft until it is sent, and none on a page loaded anew', () => {
  open().saveDraft('half a letter')
  expect(open().initial).toBe('half a letter')
  open().clearDraft()
  expect(open().initial).toBe('empty')
  open().saveDraft('another')
  resetStores()
  expect(open().initial).toBe('empty')
})
