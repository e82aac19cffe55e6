import { useRouterState } from '@tanstack/react-router'
import { useHistoryState } from '#lib/history-state.ts'
import { useIsBackOffice } from '#lib/use-is-back-office.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useQuestion } from '#ui/confirm.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { AuthOverlay } from './auth-overlay.tsx'
import { Optional } from './optional.tsx'
import {
  CompaniesDialog,
  CompanyWatch,
  ContentOverlays,
  CookieNotice,
  DestinationDialog,
  FeatureSurvey,
  ImportantNotice,
  SupportChat,
} from './screens.tsx'

const ConfirmDialog = lazyChunk(() => import('#ui/confirm-dialog.tsx'), 'ConfirmDialog')

const forBuyers = [ImportantNotice, SupportChat, FeatureSurvey]

/** Overlays over the screens; each loads and fails on its own. */
export function Overlays() {
  const question = useQuestion()
  const hasUser = useUser() !== null
  const isBackOffice = useIsBackOffice()
  const isChoosing = useHistoryState('openedCompanies') === true
  const isChoosingDestination = useHistoryState('openedDestination') === true
  const hasHash = useRouterState({ select: ({ location }) => location.hash.startsWith('/') })
  return (
    <>
      <AuthOverlay />
      {question && (
        <Optional>
          <ConfirmDialog question={question} />
        </Optional>
      )}
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
      {[CookieNotice, ...(isBackOffice ? [] : forBuyers)].map((Overlay, index) => (
        <Optional key={index}>
          <Overlay />
        </Optional>
      ))}
    </>
  )
}
