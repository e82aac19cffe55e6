import { BackOfficeNav } from '#features/back-office/back-office-nav.tsx'
import { RecommendedPage } from '#features/specifications/recommended-page.tsx'

/** The table belongs to specifications, its place to the back office. */
export function DeskSpecification({ id }: { id: string }) {
  return <RecommendedPage id={id} above={<BackOfficeNav open="specifications" />} />
}
