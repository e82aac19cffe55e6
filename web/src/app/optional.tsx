import { Component, type ReactNode, Suspense } from 'react'
import { i18n } from '#i18n/i18n.ts'
import { reload } from '#ui/error-screens.tsx'
import { ChunkLoadError } from '#ui/lazy-chunk.tsx'
import { showMessage } from '#ui/messages.ts'

/** Long enough to decide. */
const DURATION = 10_000

/**
 * A non-essential part of the page: while it loads and if it fails, the fallback keeps its place; a failed chunk is reported in the bar.
 */
export class Optional extends Component<{ children: ReactNode; fallback?: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkLoadError)) return
    showMessage({
      text: i18n.t('errors:chunk.message'),
      kind: 'error',
      duration: DURATION,
      action: { label: i18n.t('retry'), run: reload },
    })
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
