import { addScript } from '#lib/add-script.ts'
import { createStore } from '#lib/store.ts'
import { type ChatWidget, withTimeout } from './chat-widget.ts'

type JivoApi = {
  open: () => void
  setContactInfo: (contact: { name: string; email?: string; phone?: string; description?: string }) => void
  setUserToken: (token: string) => void
  clearHistory: () => void
}

declare global {
  interface Window {
    jivo_api?: JivoApi
    jivo_onLoadCallback?: () => void
    jivo_destroy?: () => void
    jivo_init?: () => void
  }
}

const isDestroyed = createStore(false)

async function load(link: string): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    window.jivo_onLoadCallback = resolve
  })
  await addScript(link)
  await withTimeout(ready)
}

export const jivo: ChatWidget = {
  load,
  open: () => window.jivo_api?.open(),
  identify: ({ name, email, phone, company, token }) => {
    window.jivo_api?.setUserToken(token)
    window.jivo_api?.setContactInfo({
      name,
      ...(email && { email }),
      ...(phone && { phone }),
      ...(company && { description: company }),
    })
  },
  reset: () => window.jivo_api?.clearHistory(),
  show: () => {
    if (!isDestroyed.get()) return
    isDestroyed.set(false)
    window.jivo_init?.()
  },
  hide: () => {
    if (isDestroyed.get()) return
    isDestroyed.set(true)
    window.jivo_destroy?.()
  },
}
