import { Component, type ReactNode, Suspense } from 'react'

/** Something the page lives without: while it loads, and if it fails, its place stays empty. React itself reports the error. */
export class Optional extends Component<{ children: ReactNode; fallback?: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return null
    return <Suspense fallback={this.props.fallback ?? null}>{this.props.children}</Suspense>
  }
}
