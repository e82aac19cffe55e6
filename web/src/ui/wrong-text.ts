import { type RefObject, useEffect } from 'react'

/**
 * A typed day or time that cannot be read counts as empty, which may mean something of its own: its form is not sent with it. The
 * input says so as the browser does of those it refuses itself.
 */
export function useWrongText(box: RefObject<HTMLElement | null>, { isWrong, onRefuse }: { isWrong: boolean; onRefuse: () => void }): void {
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (!input || !isWrong) return
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      refer(input)
    }
    const { form } = input
    input.setCustomValidity('wrong')
    input.addEventListener('invalid', onRefuse)
    form?.addEventListener('submit', refuse, { capture: true })
    return () => {
      input.setCustomValidity('')
      input.removeEventListener('invalid', onRefuse)
      form?.removeEventListener('submit', refuse, { capture: true })
    }
  })
}

/** The field says what is wrong once it has the focus: getting it hides that. */
function refer(input: HTMLInputElement): void {
  input.focus()
  input.checkValidity()
}

/** For pages that are saved by buttons of their own: goes to the first such text, if there is one. */
export function focusWrongText(): boolean {
  const wrong = Array.from(document.querySelectorAll('input')).find(({ validity }) => validity.customError)
  if (wrong) refer(wrong)
  return wrong !== undefined
}
