import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

test('the menu of a user is walked by arrows, the choice of colours too, and axe finds nothing in it', async () => {
  fakeStore({ user: aUser() })
  const { user } = openStore('/help')
  await user.click(await screen.findByRole('button', { name: /^Меню пользователя/ }))
  expect(await screen.findByRole('menuitem', { name: /Орлов Дмитрий/ })).toHaveAttribute('href', '/user')
  await expectNoAxeViolations()

  const dark = screen.getByRole('menuitemradio', { name: /тёмн/i })
  expect(dark).not.toBeChecked()
  // From the last item backwards: sign-out, dark.
  await user.keyboard('{End}{ArrowUp}')
  expect(dark).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(dark).toBeChecked()
})
