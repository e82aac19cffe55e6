import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import type { ChatButton } from '@vitrina/contract/site/site.settings'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionStore } from '#lib/storage.ts'
import { userQuery } from '#parts/site/site.api.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import { bitrix } from './bitrix.ts'
import type { ChatUser, ChatWidget } from './chat-widget.ts'
import { jivo } from './jivo.ts'

const STARTED = 'B2B_CHAT_STARTED'
const widgets: Record<ChatButton['type'], ChatWidget | null> = { jivo, bitrix, none: null }

const chatUser = (user: CurrentUser): ChatUser => ({
  name: user.publicIdentity,
  email: user.email,
  phone: user.phone,
  company: user.companyName,
  token: user.uuid,
})

type State = 'idle' | 'loading' | 'ready'

/**
 * The site's third-party chat, with the user's identity. As a live chat it is on the page by itself;
 * as an online consultant it loads on the first request, and again in a session where it was used.
 */
export function useChatWidget({ type, link, liveChat }: Pick<ChatButton, 'type' | 'link' | 'liveChat'>) {
  const widget = widgets[type]
  const isDesktop = useDesktop()
  const { data: user } = useQuery(userQuery)
  const [state, setState] = useState<State>('idle')
  const known = useRef<CurrentUser | null>(null)
  const isResumed = useRef(false)

  const start = useCallback(async (): Promise<void> => {
    if (!widget) return
    setState('loading')
    try {
      isResumed.current = true
      await widget.load(link)
      sessionStore.set(STARTED, type)
      setState('ready')
    } catch (error) {
      setState('idle')
      throw error
    }
  }, [widget, link, type])

  useEffect(() => {
    const shouldResume = (liveChat && link !== '') || sessionStore.get(STARTED) === type
    if (isResumed.current || !isDesktop || !shouldResume) return
    isResumed.current = true
    // Not reported: the visitor did not ask for the chat now, and the button allows another try.
    start().catch(() => sessionStore.remove(STARTED))
  }, [isDesktop, type, link, liveChat, start])

  useEffect(() => {
    if (state !== 'ready' || !widget || user === undefined) return
    if (user) widget.identify(chatUser(user))
    else if (known.current) widget.reset()
    known.current = user
  }, [state, widget, user])

  useEffect(() => {
    if (state !== 'ready' || !widget) return
    if (isDesktop) widget.show()
    else widget.hide()
  }, [state, widget, isDesktop])

  const open = async () => {
    if (state === 'idle') await start()
    widget?.open()
  }
  return { isOffered: widget !== null && link !== '' && isDesktop, isLoading: state === 'loading', open }
}
