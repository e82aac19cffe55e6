import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'

/** The shop's pages allow no inline styles, and a letter has nothing else: each is set by hand. Quotes in its texts are escaped. */
function styled(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html')
  const paper = document.createElement('div')
  paper.style.cssText = body.dataset.style ?? ''
  paper.append(...body.childNodes)
  for (const element of paper.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? ''
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
