import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { BackOfficeNav } from '#features/back-office/back-office-nav.tsx'
import { StaffOnly } from '#features/back-office/staff-only.tsx'
import { RecommendedPage } from '#features/specifications/recommended-page.tsx'
import { useUser } from '#parts/site/use-site.ts'

/** The table belongs to specifications, its place to the back office. */
export function DeskSpecification({ id }: { id: string }) {
  const user = useUser()
  if (!user || !isStaff(user.Group)) return <StaffOnly user={user} />
  return <RecommendedPage id={id} above={<BackOfficeNav open="specifications" />} />
}
