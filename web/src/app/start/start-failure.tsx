import Box from '@mui/material/Box'
import { ApiError } from '#api/api-error.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { AuthOverlay } from '../auth-overlay.tsx'
import { SetupPage, SiteNotFound } from '../screens.tsx'

/** The store could not start: shown alone, without the frame. */
export function StartFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isEmpty = error instanceof ApiError && error.code === 'site.not-set-up'
  const isUnknownSite = error instanceof ApiError && error.code === 'site.not-found'
  if (isEmpty)
    return (
      <Box component="main" sx={{ minHeight: '100dvh' }}>
        <SetupPage onDone={onRetry} />
      </Box>
    )
  return (
    <Box component="main" sx={{ height: '100%' }}>
      {isUnknownSite ? <SiteNotFound error={error} /> : <ErrorView error={error} onRetry={onRetry} />}
      <AuthOverlay />
    </Box>
  )
}
