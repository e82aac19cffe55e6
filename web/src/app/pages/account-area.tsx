import { Outlet, useLocation } from '@tanstack/react-router'
import { useIsOpen } from '#parts/site/use-site.ts'
import { PageNotFound } from '#ui/error-view.tsx'
import { AccountLayout } from '../screens.tsx'

function Area() {
  const isOpen = useIsOpen()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // A guest is not asked to sign in to a screen that is switched off.
  if (!isOpen(path)) return <PageNotFound />
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  )
}

/** The frame stays while the screens inside it change. */
export const AccountArea = Object.assign(Area, { preload: AccountLayout.preload })
