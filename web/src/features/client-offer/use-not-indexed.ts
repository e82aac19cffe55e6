import { useEffect } from 'react'

/** A person with the link may read it; search engines may not. */
export function useNotIndexed(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow, noarchive'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
