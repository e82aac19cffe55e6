import { Navigate, useLocation } from '@tanstack/react-router'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { Suspense } from 'react'
import { StaffOnly } from '#features/back-office/staff-only.tsx'
import { useMayEnter, useRooms } from '#features/back-office/use-rooms.ts'
import { paths } from '#lib/paths.ts'
import { roomOf } from '#features/back-office/rooms.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { PageNotFound } from '#ui/error-view.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { findDeskScreen } from './desk-screens.tsx'

/** All of the back office: who may enter which section is decided here, and again by the server. */
export function BackOffice() {
  const user = useUser()
  const address = useLocation({ select: (location) => location.pathname })
  const [first] = useRooms()
  const mayEnter = useMayEnter()
  const isOpen = useIsOpen()
  if (!user || !isStaff(user.Group)) return <StaffOnly user={user} />
  if (address.replace(/\/+$/, '') === paths.backOffice) return first ? <Navigate to={first.path} replace /> : <StaffOnly user={user} />
  const found = findDeskScreen(address)
  const { ofBuyers } = found ? roomOf(found.room) : {}
  if (!found || (ofBuyers && !isOpen(ofBuyers))) return <PageNotFound />
  const { room, Screen, id } = found
  return mayEnter(room) ? (
    <Suspense fallback={<PageLoader />}>
      <Screen id={id} />
    </Suspense>
  ) : (
    <StaffOnly user={user} />
  )
}
