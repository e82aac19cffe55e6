import { useEffect, useSyncExternalStore } from 'react'

let siteName = 'Витрина'
const listeners = new Set<() => void>()

/** Sets the site's name at the end of every title, in the language of the page. */
export function setSiteName(name: string): void {
  siteName = name
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A screen without a title yet keeps the previous one. */
export function useDocumentTitle(title: string | undefined): void {
  const name = useSyncExternalStore(subscribe, () => siteName)
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`
  }, [title, name])
}
