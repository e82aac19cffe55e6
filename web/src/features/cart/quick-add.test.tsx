import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { useUndoKeys } from '#lib/use-undo-keys.ts'
import { QuickAdd } from './quick-add.tsx'

const undo = vi.fn<() => void>()

function Tools() {
  useUndoKeys({ undo })
  return (
    <>
      <QuickAdd isShort={false} />
      <button type="button">Рядом</button>
    </>
  )
}

test('Ctrl+Z in the field of a new line undoes its letters, not the last change of the cart', async () => {
  await renderScreen(<Tools />)
  const undoIn = (element: HTMLElement) => fireEvent.keyDown(element, { code: 'KeyZ', ctrlKey: true })
  undoIn(screen.getByLabelText('Количество'))
  undoIn(screen.getByRole('combobox'))
  expect(undo).not.toHaveBeenCalled()
  undoIn(screen.getByRole('button', { name: 'Рядом' }))
  expect(undo).toHaveBeenCalledOnce()
})
