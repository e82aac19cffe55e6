import { useEffect, useSyncExternalStore } from 'react'

let siteName = 'Витрина'
const listeners = new Set<() => void>()

/** The name that closes every title, in the language of the page. */
export function nameSite(name: string): void {
  siteName = name
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A screen that does not know its title yet leaves the last one. */
export function useDocumentTitle(title: string | undefined): void {
  const name = useSyncExternalStore(subscribe, () => siteName)
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`
  }, [title, name])
}
