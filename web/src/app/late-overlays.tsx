import { useRouterState } from '@tanstack/react-router'
import { useHistoryState } from '#lib/history-state.ts'
import { useIsBackOffice } from '#lib/use-is-back-office.ts'
import { useUser } from '#parts/site/use-site.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { Optional } from './optional.tsx'
import { CompaniesDialog } from './screens.tsx'

const CompanyWatch = lazyChunk(() => import('#features/companies/company-watch.tsx'), 'CompanyWatch')
const ContentOverlays = lazyChunk(() => import('#features/content/content-overlays.tsx'), 'ContentOverlays', ['content'])
const DestinationDialog = lazyChunk(() => import('#features/region/destination-dialog.tsx'), 'DestinationDialog', ['region'])
const FeatureSurvey = lazyChunk(() => import('#features/survey/feature-survey.tsx'), 'FeatureSurvey', ['survey'])
const SupportChat = lazyChunk(() => import('#features/support-chat/support-chat.tsx'), 'SupportChat', ['chat'])

const forBuyers = [SupportChat, FeatureSurvey]

/** Overlays that nobody needs for the first paint, so that the first script has nothing of them; each loads and fails on its own. */
export function LateOverlays() {
  const hasUser = useUser() !== null
  const isBackOffice = useIsBackOffice()
  const isChoosing = useHistoryState('openedCompanies') === true
  const isChoosingDestination = useHistoryState('openedDestination') === true
  const hasHash = useRouterState({ select: ({ location }) => location.hash.startsWith('/') })
  return (
    <>
      {hasUser && (
        <Optional>
          <CompanyWatch />
        </Optional>
      )}
      {hasUser && isChoosing && (
        <Optional>
          <CompaniesDialog />
        </Optional>
      )}
      {isChoosingDestination && (
        <Optional>
          <DestinationDialog />
        </Optional>
      )}
      {hasHash && (
        <Optional>
          <ContentOverlays />
        </Optional>
      )}
      {(isBackOffice ? [] : forBuyers).map((Overlay, index) => (
        <Optional key={index}>
          <Overlay />
        </Optional>
      ))}
    </>
  )
}
