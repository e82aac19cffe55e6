import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

test('the value follows once changes have paused, not at each of them', () => {
  vi.useFakeTimers()
  try {
    const { result, rerender } = renderHook(({ value }) => useSettled(value, 100), { initialProps: { value: 'a' } })
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    for (const value of ['ab', 'abc']) {
      rerender({ value })
      pass(60)
      expect(result.current).toBe('a')
    }
    pass(60)
    expect(result.current).toBe('abc')
  } finally {
    vi.useRealTimers()
  }
})
