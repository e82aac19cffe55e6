import { type RefObject, useEffect, useEffectEvent } from 'react'

type Heard = {
  onFocus: () => void
  onClick: () => void
  onBlur: () => void
  onInput: () => void
  onKey: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
  onSubmit: () => void
}

/** The field belongs to the shell and exists before this chunk: its listeners are added from here. */
export function useFieldEvents(input: RefObject<HTMLInputElement | null>, heard: Heard): void {
  const hear = useEffectEvent((event: Event | { type: 'focus' }) => {
    if (event.type === 'focus') heard.onFocus()
    if (event.type === 'click') heard.onClick()
    if (event.type === 'blur') heard.onBlur()
    if (event.type === 'input') heard.onInput()
    if (event.type === 'submit') heard.onSubmit()
    if (event instanceof KeyboardEvent) heard.onKey(event)
    if (event instanceof ClipboardEvent) heard.onPaste(event)
  })
  useEffect(() => {
    const field = input.current
    if (!field) return undefined
    const listening = new AbortController()
    const listen = (target: EventTarget | null, type: string) =>
      target?.addEventListener(type, (event) => hear(event), { signal: listening.signal })
    for (const type of ['focus', 'click', 'blur', 'input', 'keydown', 'paste']) listen(field, type)
    listen(field.form, 'submit')
    // It may have been focused while this chunk was loading.
    if (document.activeElement === field) hear({ type: 'focus' })
    return () => listening.abort()
  }, [input])
}
