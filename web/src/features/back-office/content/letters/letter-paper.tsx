import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'

/** The shop's pages allow no inline styles, and a letter has nothing else: each is set by hand. */
function styled(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const paper = document.createElement('div')
  paper.style.cssText = body.getAttribute('style') ?? ''
  const inside = [...body.querySelectorAll<HTMLElement>('*')]
  const styles = inside.map((element) => element.getAttribute('style') ?? '')
  for (const element of inside) element.removeAttribute('style')
  paper.append(...body.childNodes)
  for (const [place, element] of inside.entries()) element.style.cssText = styles[place] ?? ''
  return paper
}

/** A letter in a root of its own: neither its styles nor the page's reach over the border. To look at, its links lead nowhere. */
export function LetterPaper({ html }: { html: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return
    const root = frame.current.shadowRoot ?? frame.current.attachShadow({ mode: 'open' })
    root.replaceChildren(styled(html))
  }, [html])
  return <Box ref={frame} inert sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }} />
}
