import { useNavigate } from '@tanstack/react-router'
import { isList } from '@vitrina/contract/list-import/list-import.rules'
import type { ClipboardEvent } from 'react'
import { paths } from '#lib/paths.ts'
import { useIsOpen } from '#parts/site/use-site.ts'

type Options = {
  /** On a phone: the search fills the screen, and leaves no trace of itself in the history. */
  isFull: boolean
  onType: (text: string) => void
}

/** A list pasted into the search field opens the import; lines and cells of anything else are joined by spaces. */
export function usePasteSearch({ isFull, onType }: Options) {
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    const { value, selectionStart, selectionEnd, maxLength } = event.currentTarget
    if (isList(pasted) && isOpen(paths.cart)) {
      event.preventDefault()
      // Otherwise the dialog returns the focus here on closing, and the suggestions open.
      event.currentTarget.blur()
      void navigate({ to: paths.cart, state: { openedCartImport: { text: pasted } }, replace: isFull })
    } else if (/[\t\n\r\u00a0]/.test(pasted)) {
      event.preventDefault()
      const joined = pasted.trim().replace(/\s+/g, ' ')
      onType(`${value.slice(0, selectionStart ?? value.length)}${joined}${value.slice(selectionEnd ?? value.length)}`.slice(0, maxLength))
    }
  }
}
