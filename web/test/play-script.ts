import { onTestFinished, vi } from 'vitest'

/** A third-party script of a test: adding it to the page runs `run` in place of its text, or fails. Returns the addresses that were added. */
export function playScript(run: () => void, { isLost = false } = {}): string[] {
  const added: string[] = []
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const script of nodes.filter((node) => node instanceof HTMLScriptElement)) {
      added.push(script.src)
      queueMicrotask(() => {
        if (!isLost) run()
        script.dispatchEvent(new Event(isLost ? 'error' : 'load'))
      })
    }
  })
  onTestFinished(() => append.mockRestore())
  return added
}
