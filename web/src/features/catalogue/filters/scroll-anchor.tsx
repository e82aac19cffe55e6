import { styled } from '@mui/material/styles'
import { Component, type ReactNode, type SyntheticEvent } from 'react'

/** Marks a part of the panel that must not move under the pointer. */
export const scrollAnchored = { 'data-steady': '' }

// The browser's own anchoring would correct a second time.
const Root = styled('div')({ padding: '8px 16px 0', overflowAnchor: 'none' })

function scrollerOf(part: Element): Element {
  for (let above = part.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  return document.documentElement
}

type Props = {
  /** The heights may change with it. */
  shown: unknown
  isBusy: boolean
  /** Busy long enough to show it. */
  isLate: boolean
  children: ReactNode
}

/**
 * When new filters change the height above the pressed one, the panel is scrolled by the difference.
 * A class component: only there React allows measuring right before it changes the page.
 */
export class ScrollAnchor extends Component<Props> {
  private pressed: Element | null = null

  private readonly hold = ({ target }: SyntheticEvent) => {
    this.pressed = target instanceof Element ? target.closest('[data-steady]') : null
  }

  override getSnapshotBeforeUpdate(before: Props): number | null {
    if (before.shown === this.props.shown || !this.pressed) return null
    return this.pressed.getBoundingClientRect().top
  }

  override componentDidUpdate(_: Props, __: unknown, top: number | null): void {
    if (top === null) return
    const part = this.pressed
    this.pressed = null
    if (!part?.isConnected) return
    const moved = part.getBoundingClientRect().top - top
    if (moved !== 0) scrollerOf(part).scrollBy({ top: moved, behavior: 'instant' })
  }

  override render() {
    return (
      <Root aria-busy={this.props.isBusy} data-late={this.props.isLate || undefined} onChangeCapture={this.hold} onClickCapture={this.hold}>
        {this.props.children}
      </Root>
    )
  }
}
