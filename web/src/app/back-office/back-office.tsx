import { Navigate, useLocation } from '@tanstack/react-router'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { type ReactNode, Suspense } from 'react'
import { StaffOnly } from '#features/back-office/staff-only.tsx'
import { useFirstRoom, useMayEnter } from '#features/back-office/use-rooms.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { paths } from '#lib/paths.ts'
import { roomOf } from '#features/back-office/rooms.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { PageNotFound } from '#ui/error-view.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { findDeskScreen } from './desk-screens.tsx'

const SecondStepPage = lazyChunk(() => import('#features/auth/second-step-page.tsx'), 'SecondStepPage', ['two-factor'])
const TwoFactorPage = lazyChunk(() => import('#features/back-office/security/two-factor-page.tsx'), 'TwoFactorPage', ['two-factor'])
const GuidePage = lazyChunk(() => import('#features/back-office/guide/guide-page.tsx'), 'GuidePage')
const JoinPage = lazyChunk(() => import('#features/back-office/staff/join-page.tsx'), 'JoinPage', ['staff'])

const withLoader = (screen: ReactNode) => <Suspense fallback={<PageLoader />}>{screen}</Suspense>

/** All of the back office: who may enter which section is decided here, and again by the server. */
export function BackOffice() {
  const user = useUser()
  const address = useLocation({ select: (location) => location.pathname })
  const first = useFirstRoom()
  const mayEnter = useMayEnter()
  const isOpen = useIsOpen()
  const plain = address.replace(/\/+$/, '')
  if (plain === paths.secondStep) return withLoader(<SecondStepPage />)
  if (plain === deskPaths.join) return withLoader(<JoinPage />)
  if (!user || !isStaff(user.Group)) return <StaffOnly user={user} />
  if (user.needsTwoFactor || plain === deskPaths.security) return withLoader(<TwoFactorPage />)
  if (plain === deskPaths.guide || plain.startsWith(`${deskPaths.guide}/`))
    return withLoader(<GuidePage name={plain.slice(deskPaths.guide.length + 1)} />)
  if (plain === paths.backOffice) return first ? <Navigate to={first.path} replace /> : <StaffOnly user={user} />
  const found = findDeskScreen(address)
  const { ofBuyers } = found ? roomOf(found.room) : {}
  if (!found || (ofBuyers && !isOpen(ofBuyers))) return <PageNotFound />
  const { room, Screen, id } = found
  return mayEnter(room) ? withLoader(<Screen id={id} />) : <StaffOnly user={user} />
}
