/**
 * Copies a text to the clipboard; throws when the browser forbids it.
 * On a page opened over plain HTTP from another machine there is no clipboard object: the text is selected and copied as by hand.
 */
export async function copyText(text: string): Promise<void> {
  // The type promises it always; outside a secure context it is missing.
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard) return clipboard.writeText(text)
  if (!copySelected(text)) throw new Error('The browser refused to copy')
}

function copySelected(text: string): boolean {
  const page: { execCommand: (command: 'copy') => boolean } = document
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // An open dialog takes the focus back from any element outside it.
  const place = focused?.closest('[role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  const isCopied = page.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
