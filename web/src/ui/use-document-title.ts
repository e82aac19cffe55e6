import { useEffect } from 'react'
import { createStore, useStore } from '#lib/store.ts'

const siteName = createStore('Витрина')

/** Sets the site's name at the end of every title, in the language of the page. */
export const setSiteName = (name: string): void => siteName.set(name)

/** A screen without a title yet keeps the previous one. */
export function useDocumentTitle(title: string | undefined): void {
  const name = useStore(siteName)
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`
  }, [title, name])
}
