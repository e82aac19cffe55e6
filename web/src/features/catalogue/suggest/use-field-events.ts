import { type RefObject, useEffect, useEffectEvent } from 'react'

type FieldHandlers = {
  onFocus: () => void
  onClick: () => void
  onBlur: () => void
  onInput: () => void
  onKey: (event: KeyboardEvent) => void
  onSubmit: () => void
}

/** The field belongs to the shell and exists before this chunk: its listeners are added from here. */
export function useFieldEvents(input: RefObject<HTMLInputElement | null>, handlers: FieldHandlers): void {
  const handle = useEffectEvent((event: Event | { type: 'focus' }) => {
    if (event.type === 'focus') handlers.onFocus()
    if (event.type === 'click') handlers.onClick()
    if (event.type === 'blur') handlers.onBlur()
    if (event.type === 'input') handlers.onInput()
    if (event.type === 'submit') handlers.onSubmit()
    if (event instanceof KeyboardEvent) handlers.onKey(event)
  })
  useEffect(() => {
    const field = input.current
    if (!field) return undefined
    const listening = new AbortController()
    const listen = (target: EventTarget | null, type: string) =>
      target?.addEventListener(type, (event) => handle(event), { signal: listening.signal })
    for (const type of ['focus', 'click', 'blur', 'input', 'keydown']) listen(field, type)
    listen(field.form, 'submit')
    // It may have been focused while this chunk was loading.
    if (document.activeElement === field) handle({ type: 'focus' })
    return () => listening.abort()
  }, [input])
}
