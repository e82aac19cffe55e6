import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { ScanField } from './scan-field.tsx'

const stopTrack = vi.fn<() => void>()
const onCode = vi.fn<(code: string) => void>()

/** A phone whose camera sees these codes one look after another, and then nothing. */
function withCamera(seen: readonly string[], { isForbidden = false } = {}) {
  const looks = [...seen]
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => {
        const rawValue = looks.shift()
        return rawValue ? [{ rawValue }] : []
      }
    },
  )
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop: stopTrack }] })
  const getUserMedia = async () => {
    if (isForbidden) throw new Error('Permission denied')
    return stream
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
}

const show = () => renderScreen(<ScanField onCode={onCode} problem="" />, { at: '/back-office' })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  stopTrack.mockClear()
  onCode.mockClear()
})

test('each code that comes into sight of the camera is one scan; stopping lets the camera go', async () => {
  withCamera(['4600000000016', '4600000000016', '4600000000016', '4600000000023'])
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Камера' }))
  await waitFor(() => expect(onCode.mock.calls).toEqual([['4600000000016'], ['4600000000023']]))
  await user.click(screen.getByRole('button', { name: 'Убрать камеру' }))
  expect(stopTrack).toHaveBeenCalledTimes(1)
  expect(screen.queryByLabelText('Изображение с камеры')).not.toBeInTheDocument()
})

test('a camera that is not allowed is told of, and the field stays', async () => {
  withCamera([], { isForbidden: true })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Камера' }))
  expect(await screen.findByText(/Permission denied/)).toBeVisible()
  expect(screen.getByRole('textbox')).toBeEnabled()
  expect(onCode).not.toHaveBeenCalled()
})

test('where the browser reads no barcodes, no camera is offered', async () => {
  await show()
  expect(await screen.findByRole('textbox')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Камера' })).not.toBeInTheDocument()
})
