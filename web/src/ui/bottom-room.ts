import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** Elements at the bottom of the window that must not be covered, by key: their height and side. */
type Room = { key: string; side: 'left' | 'right' | 'both'; height: number }

let rooms: readonly Room[] = []
const listeners = new Set<() => void>()

function set(next: readonly Room[]): void {
  rooms = next
  for (const listener of listeners) listener()
}

const leave = (key: string): void => set(rooms.filter((room) => room.key !== key))

/** Registers how far up from the bottom edge an element reaches, as long as it is shown. */
export function useTakeRoom(
  element: RefObject<HTMLElement | null>,
  { key, side, isShown }: Omit<Room, 'height'> & { isShown: boolean },
): void {
  useLayoutEffect(() => {
    const taker = element.current
    if (!taker || !isShown) return undefined
    const measure = () => {
      const height = Math.max(0, Math.round(window.innerHeight - taker.getBoundingClientRect().top))
      set([...rooms.filter((room) => room.key !== key), { key, side, height }])
    }
    const observer = new ResizeObserver(measure)
    observer.observe(taker)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      leave(key)
    }
  }, [element, key, side, isShown])
}

const useRooms = (): readonly Room[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => rooms,
  )

/** The height to stay above on one side of the window; `except` is the caller's own key. */
export const useBottomRoom = (side: 'left' | 'right', except?: string): number =>
  Math.max(0, ...useRooms().flatMap((room) => (room.key !== except && (room.side === side || room.side === 'both') ? [room.height] : [])))

export const useIsRoomTaken = (key: string): boolean => useRooms().some((room) => room.key === key)
