import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorView } from '#ui/error-view.tsx'
import { reload } from '#ui/error-screens.tsx'
import { ChunkLoadError } from '#ui/lazy-chunk.tsx'

/** One broken screen leaves the header and the rest working. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorView error={error} onRetry={error instanceof ChunkLoadError ? reload : retry} />
}
