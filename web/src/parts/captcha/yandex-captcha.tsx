import Box from '@mui/material/Box'
import type { Language } from '@vitrina/contract/languages'
import { useEffect, useRef } from 'react'
import { addScript } from '#lib/add-script.ts'
import { loadOnce } from '#lib/load-once.ts'

type SmartCaptcha = {
  render: (place: HTMLElement, options: { sitekey: string; hl: Language; callback: (token: string) => void }) => number
  subscribe: (widget: number, event: 'token-expired' | 'network-error', run: () => void) => () => void
  destroy: (widget: number) => void
}

declare global {
  interface Window {
    smartCaptcha?: SmartCaptcha
    onSmartCaptcha?: () => void
  }
}

const load = loadOnce(async () => {
  const ready = new Promise<void>((resolve) => {
    window.onSmartCaptcha = resolve
  })
  await addScript('https://smartcaptcha.yandexcloud.net/captcha.js?render=onload&onload=onSmartCaptcha')
  await ready
})

type Props = {
  siteKey: string
  language: Language
  /** A token, or undefined when the old one has expired. */
  onToken: (token: string | undefined) => void
  onFailure: (error: unknown) => void
}

/** Yandex SmartCaptcha: a click gives the token. Another `key` gets another token. */
export function YandexCaptcha({ siteKey, language, onToken, onFailure }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const tell = useRef({ onToken, onFailure })
  useEffect(() => {
    tell.current = { onToken, onFailure }
  })
  useEffect(() => {
    let widget: number | undefined
    let isGone = false
    load().then(
      () => {
        if (isGone || !place.current || !window.smartCaptcha) return
        widget = window.smartCaptcha.render(place.current, {
          sitekey: siteKey,
          hl: language,
          callback: (token) => tell.current.onToken(token || undefined),
        })
        window.smartCaptcha.subscribe(widget, 'token-expired', () => tell.current.onToken(undefined))
        window.smartCaptcha.subscribe(widget, 'network-error', () => tell.current.onFailure(new Error('SmartCaptcha: network error')))
      },
      (error: unknown) => tell.current.onFailure(error),
    )
    return () => {
      isGone = true
      if (widget !== undefined) window.smartCaptcha?.destroy(widget)
      tell.current.onToken(undefined)
    }
  }, [siteKey, language])
  // Fixed size: nothing jumps when the frame loads.
  return <Box ref={place} sx={{ height: 100 }} />
}
