import { useSyncExternalStore } from 'react'

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

export const useWindowSize = () => ({
  width: useSyncExternalStore(onResize, () => document.documentElement.clientWidth),
  height: useSyncExternalStore(onResize, () => window.innerHeight),
})
