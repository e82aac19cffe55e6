import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userToken } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { userQuery } from '#parts/site/site.api.ts'
import { PageLoader } from '#ui/loader.tsx'

/** Specification §2: everybody goes home, guests with the dialog open over it. */
const authRoute = (view: 'signin' | 'signup') =>
  function AuthRoute() {
    const user = useUser()
    return <Navigate to={paths.home} replace state={user ? {} : { openedAuth: view }} />
  }

export const SignInRoute = authRoute('signin')
export const SignUpRoute = authRoute('signup')

export function InvitationRoute() {
  const { invitation }: { invitation?: string } = useSearch({ strict: false })
  if (userToken()) return <ReloadUser />
  if (!invitation) return <Navigate to={paths.home} replace />
  return <Navigate to={paths.home} search={{ invitation }} replace state={{ openedAuth: 'signin-by-invitation' }} />
}

function ReloadUser() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    void queries.refetchQueries(userQuery).then(() => navigate({ to: paths.catalogue, replace: true }))
  }, [queries, navigate])
  return <PageLoader />
}
