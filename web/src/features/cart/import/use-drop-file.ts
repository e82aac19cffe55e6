import { useEffect, useEffectEvent } from 'react'

/** A file dropped anywhere on the page; without this the browser would open it and leave the page. */
export function useDropFile(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    // A field of the page may have taken it already.
    if (!file || event.defaultPrevented) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => take(event)
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [])
}
