import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** Elements at the bottom of the window that must not be covered, by key: their height and side. */
type ReservedInset = { key: string; side: 'left' | 'right' | 'both'; height: number }

let insets: readonly ReservedInset[] = []
const listeners = new Set<() => void>()

function set(next: readonly ReservedInset[]): void {
  insets = next
  for (const listener of listeners) listener()
}

const release = (key: string): void => set(insets.filter((room) => room.key !== key))

/** Registers how far up from the bottom edge an element reaches, as long as it is shown. */
export function useReserveBottomInset(
  element: RefObject<HTMLElement | null>,
  { key, side, isShown }: Omit<ReservedInset, 'height'> & { isShown: boolean },
): void {
  useLayoutEffect(() => {
    const taker = element.current
    if (!taker || !isShown) return undefined
    const measure = () => {
      const height = Math.max(0, Math.round(window.innerHeight - taker.getBoundingClientRect().top))
      set([...insets.filter((room) => room.key !== key), { key, side, height }])
    }
    const observer = new ResizeObserver(measure)
    observer.observe(taker)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      release(key)
    }
  }, [element, key, side, isShown])
}

const useInsets = (): readonly ReservedInset[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => insets,
  )

/** The height to stay above on one side of the window; `except` is the caller's own key. */
export const useBottomInset = (side: 'left' | 'right', except?: string): number =>
  Math.max(0, ...useInsets().flatMap((room) => (room.key !== except && (room.side === side || room.side === 'both') ? [room.height] : [])))

export const useHasBottomInset = (key: string): boolean => useInsets().some((room) => room.key === key)
