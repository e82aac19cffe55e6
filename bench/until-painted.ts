/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** A result that has not changed by then stays: another word may have the same answer. */
const TIMEOUT_MS = 1000

/** From the next event of this kind until the element at the selector has changed and is painted; nothing when it stays the same. */
export const untilPainted = (page: Page, { event, selector }: { event: string; selector: string }) =>
  page.evaluate(
    ([type, places, longest]) =>
      new Promise<number[]>((resolve) => {
        setTimeout(() => resolve([]), longest)
        const read = () => Array.from(document.querySelectorAll<HTMLElement>(places), (one) => one.dataset.row ?? one.textContent).join('|')
        const before = read()
        const begin = ({ timeStamp }: Event) => {
          // A message is handled only after the current frame.
          const painted = () => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve([performance.now() - timeStamp]))
            port1.start()
            port2.postMessage(0)
          }
          const look = () => void requestAnimationFrame(read() === before ? look : painted)
          look()
        }
        addEventListener(type, begin, { once: true, capture: true })
      }),
    [event, selector, TIMEOUT_MS] as const,
  )
