import { type RefObject, useLayoutEffect } from 'react'
import { createStore, useStore } from '#lib/store.ts'

/** Elements at the bottom of the window that must not be covered, by key: their height and side. */
type ReservedInset = { key: string; side: 'left' | 'right' | 'both'; height: number }

const insets = createStore<readonly ReservedInset[]>([])

const withoutKey = (key: string) => insets.get().filter((inset) => inset.key !== key)

/** Registers how far up from the bottom edge an element reaches, as long as it is shown. */
export function useReserveBottomInset(
  element: RefObject<HTMLElement | null>,
  { key, side, isShown }: Omit<ReservedInset, 'height'> & { isShown: boolean },
): void {
  useLayoutEffect(() => {
    const taker = element.current
    if (!taker || !isShown) return undefined
    const measure = () => {
      // By its own style: a bar that sticks to the bottom may lie higher at the end of its content.
      const height = Math.round(taker.offsetHeight + (Number.parseFloat(getComputedStyle(taker).bottom) || 0))
      insets.set([...withoutKey(key), { key, side, height }])
    }
    const observer = new ResizeObserver(measure)
    observer.observe(taker)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      insets.set(withoutKey(key))
    }
  }, [element, key, side, isShown])
}

/** The height to stay above on one side of the window; `except` is the caller's own key. */
export const useBottomInset = (side: 'left' | 'right', except?: string): number =>
  useStore(insets, (all) =>
    Math.max(
      0,
      ...all.filter((inset) => inset.key !== except && (inset.side === side || inset.side === 'both')).map(({ height }) => height),
    ),
  )
