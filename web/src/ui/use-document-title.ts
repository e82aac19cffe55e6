import { useEffect } from 'react'

let siteName = 'Витрина'

/** The name that closes every title. */
export const nameSite = (name: string): void => {
  siteName = name
}

/** A screen that does not know its title yet leaves the last one. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`
  }, [title])
}
