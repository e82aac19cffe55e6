import { type RefObject, useLayoutEffect } from 'react'

type Shown = { listId: string; isExpanded: boolean; activeId: string | undefined; hintId: string | undefined }

/** ARIA attributes of the combobox; until this chunk loads it is a plain search field. */
export function useComboboxAria(input: RefObject<HTMLInputElement | null>, { listId, isExpanded, activeId, hintId }: Shown): void {
  useLayoutEffect(() => {
    const field = input.current
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isExpanded),
      ...(isExpanded && { 'aria-controls': listId }),
      ...(activeId && { 'aria-activedescendant': activeId }),
      ...(hintId && { 'aria-describedby': hintId }),
    }
    for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) field?.removeAttribute(name)
    }
  }, [input, listId, isExpanded, activeId, hintId])
}
