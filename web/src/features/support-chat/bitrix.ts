import { addScript } from '#lib/add-script.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { createStore } from '#lib/store.ts'
import { type ChatWidget, withTimeout } from './chat-widget.ts'

type LiveChat = {
  open: () => void
  setUserRegisterData: (user: { hash: string; name?: string; email?: string; phone?: string; position?: string }) => void
  setOption: (name: string, value: unknown) => void
}

declare global {
  interface WindowEventMap {
    onBitrixLiveChat: CustomEvent<{ widget: LiveChat }>
  }
}

/** Hides the widget's own elements; the rule is in support-chat.tsx. */
const HIDDEN_MARK = 'chatHidden'

const liveChat = createStore<LiveChat | undefined>(undefined)

async function load(link: string): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    const onReady = ({ detail }: WindowEventMap['onBitrixLiveChat']) => {
      liveChat.set(detail.widget)
      // The store's host is not the portal's.
      detail.widget.setOption('checkSameDomain', false)
      resolve()
    }
    window.addEventListener('onBitrixLiveChat', onReady, { once: true })
  })
  await addScript(link)
  await withTimeout(ready)
}

/** The widget identifies a person by 32 hexadecimal digits. */
const hashOf = (token: string): string => token.replaceAll('-', '')

export const bitrix: ChatWidget = {
  load,
  open: () => liveChat.get()?.open(),
  identify: ({ name, email, phone, company, token }) =>
    liveChat.get()?.setUserRegisterData({
      hash: hashOf(token),
      name,
      ...(email && { email }),
      ...(phone && { phone }),
      ...(company && { position: company }),
    }),
  // A conversation belongs to its hash: a new one starts a new conversation.
  reset: () => liveChat.get()?.setUserRegisterData({ hash: hashOf(randomUuid()) }),
  show: () => {
    delete document.documentElement.dataset[HIDDEN_MARK]
  },
  hide: () => {
    document.documentElement.dataset[HIDDEN_MARK] = 'true'
  },
}
