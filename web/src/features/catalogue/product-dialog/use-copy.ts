import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { showMessage } from '#ui/messages.ts'

/** Copies a text to the clipboard, with a message. */
export function useCopy() {
  const { t } = useTranslation('product')
  return async (text: string, message: string = t('dialog.copied', { text })) => {
    try {
      await copyText(text)
      showMessage({ text: message })
    } catch {
      // Forbidden by the browser: the text can still be selected.
      showMessage({ text: t('dialog.notCopied'), kind: 'error' })
    }
  }
}
