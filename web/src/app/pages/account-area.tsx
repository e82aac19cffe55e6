import { Outlet } from '@tanstack/react-router'
import { AccountLayout } from '../screens.tsx'

/** The frame stays while the screens inside it change. */
export const AccountArea = Object.assign(
  () => (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  ),
  { preload: AccountLayout.preload },
)
