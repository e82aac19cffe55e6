import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { showMessage } from '#ui/messages.ts'

/** Puts a text on the clipboard and says so. */
export function useCopy() {
  const { t } = useTranslation('product')
  return async (text: string, told: string = t('dialog.copied', { text })) => {
    try {
      await copyText(text)
      showMessage({ text: told })
    } catch {
      // Forbidden by the browser: the person can still select the text.
      showMessage({ text: t('dialog.notCopied'), kind: 'error' })
    }
  }
}
