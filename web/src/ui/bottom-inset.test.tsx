import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useBottomInset, useReserveBottomInset } from './bottom-inset.ts'

function Bar() {
  const bar = useRef<HTMLElement>(null)
  useReserveBottomInset(bar, { key: 'bar', side: 'left', isShown: true })
  return <section ref={bar} aria-label="bar" style={{ position: 'sticky', bottom: 57 }} />
}

const Above = () => <output>{[useBottomInset('left'), useBottomInset('right'), useBottomInset('left', 'bar')].join(' ')}</output>

test('others stay above a bar at the bottom, on its side, by its height and its distance from the edge', () => {
  const { rerender } = render(
    <>
      <Bar />
      <Above />
    </>,
  )
  Object.defineProperty(screen.getByLabelText('bar'), 'offsetHeight', { value: 68 })
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(screen.getByRole('status')).toHaveTextContent('125 0 0')
  rerender(<Above />)
  expect(screen.getByRole('status')).toHaveTextContent('0 0 0')
})
