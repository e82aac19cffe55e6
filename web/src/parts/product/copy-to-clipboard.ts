import { i18n } from '#i18n/i18n.ts'
import { copyText } from '#lib/copy-text.ts'
import { showMessage } from '#ui/messages.ts'

/** C-07. */
export async function copyToClipboard(article: string): Promise<void> {
  try {
    await copyText(article)
    showMessage({ text: i18n.t('product:article.copied', { article }) })
  } catch {
    // Forbidden by the browser: the text can still be selected.
    showMessage({ text: i18n.t('product:article.notCopied'), kind: 'error' })
  }
}
