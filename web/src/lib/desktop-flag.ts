import { localStore } from './storage.ts'

const FLAG = 'B2B_FORCE_DESKTOP'

/** Specification §2: a local flag forces the desktop layout. */
export const isDesktopForced = (): boolean => localStore.get(FLAG) === '1'

/** The layout is chosen before the first paint (public/boot.js sets the viewport), hence the reload. */
export function forceDesktop(isForced: boolean): void {
  if (isForced) localStore.set(FLAG, '1')
  else localStore.remove(FLAG)
  window.location.reload()
}
