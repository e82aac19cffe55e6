import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, startTransition, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { lazyChunk } from '#ui/lazy-chunk.tsx'

const chunk = Promise.withResolvers<{ Part: () => ReactNode }>()
const Part = lazyChunk(() => chunk.promise, 'Part')

function Page() {
  const [isShown, show] = useState(false)
  return (
    <>
      <button type="button" onClick={() => startTransition(() => show(true))}>
        Show
      </button>
      <Suspense fallback="Waiting">{isShown && <Part />}</Suspense>
    </>
  )
}

test('a part that a press shows in a transition arrives', async () => {
  render(<Page />)
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Show' }))
  chunk.resolve({ Part: () => <p>Loaded</p> })
  expect(await screen.findByText('Loaded')).toBeVisible()
})
