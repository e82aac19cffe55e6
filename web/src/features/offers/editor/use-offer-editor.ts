import { useBlocker } from '@tanstack/react-router'
import type { Call } from '@vitrina/contract/endpoint'
import { offersApi } from '@vitrina/contract/offers/offers'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { createOfferEditor, type OfferEditor, type OfferEditorState } from './offer-editor.ts'

/** The call's type is mutable, the draft's changes are not. */
type ChangeBody = Call<typeof offersApi.change>['body']

/** Browsers let at most 64 KB go on after the page. */
const KEEPALIVE_BYTES = 60_000

/** The editor of an open offer; it saves when the page is left, and asks before leaving what could not be saved. */
export function useOfferEditor(offer: Offer): OfferEditor {
  const { t } = useTranslation('offers')
  const { id } = offer
  const [editor] = useState(() =>
    createOfferEditor({
      offer,
      onJoined: () => showMessage({ text: t('conflict.joined') }),
      send: (body, idempotencyKey) =>
        call(
          offersApi.change,
          { params: { id }, body: body as ChangeBody },
          { idempotencyKey, keepalive: JSON.stringify(body).length * 2 < KEEPALIVE_BYTES },
        ),
    }),
  )
  useEffect(() => {
    const flush = () => editor.flush()
    editor.resume()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      editor.pause()
    }
  }, [editor])
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const { save } = editor.get()
      if (current.pathname === next.pathname || save === 'saved' || save === 'saving') return false
      return new Promise<boolean>((resolve) => {
        askConfirm({
          title: t('save.leave.title'),
          text: t('save.leave.text'),
          confirm: t('save.leave.confirm'),
          isDangerous: true,
          run: () => resolve(false),
          onCancel: () => resolve(true),
        })
      })
    },
    enableBeforeUnload: () => editor.hasUnsaved(),
  })
  return editor
}

/** The part of the editor that a component shows; it is drawn again when that changes. */
export const useOfferState = <T>(editor: OfferEditor, select: (state: OfferEditorState) => T): T =>
  useSyncExternalStore(editor.subscribe, () => select(editor.get()))
