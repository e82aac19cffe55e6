import { useBlocker } from '@tanstack/react-router'
import type { Call } from '@vitrina/contract/endpoint'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { type Specification } from '@vitrina/contract/specifications/specification-shapes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { createEditor, type Editor, type EditorState } from './editor.ts'

/** The call's type is mutable, the document's changes are not. */
type ChangeBody = Call<typeof specificationsApi.change>['body']
export type SendChanges = Parameters<typeof createEditor>[0]['send']

const sendTo =
  (id: number): SendChanges =>
  (body, idempotencyKey) =>
    call(specificationsApi.change, { params: { id }, body: body as ChangeBody }, { idempotencyKey, keepalive: isSmall(body) })

/** The editor of an open specification; it saves when the page is left, and asks before leaving what could not be saved. */
export function useEditor(specification: Specification, send = sendTo(specification.id)): Editor {
  const { t } = useTranslation('specifications')
  const [editor] = useState(() => createEditor({ specification, send }))
  useEffect(() => {
    const flush = () => editor.flush()
    // Unsaved changes of the last visit.
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [editor])
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const { save } = editor.get()
      // A dialog over the table is an entry of the history too.
      if (current.pathname === next.pathname) return false
      if (save === 'saved' || save === 'saving') return false
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

/** Browsers let at most 64 KB go on after the page. */
const KEEPALIVE_BYTES = 60_000
const isSmall = (body: unknown) => JSON.stringify(body).length * 2 < KEEPALIVE_BYTES

/** The part of the editor that a component shows; it is drawn again when that changes. */
export const useEditorState = <T>(editor: Editor, select: (state: EditorState) => T): T =>
  useSyncExternalStore(editor.subscribe, () => select(editor.get()))
