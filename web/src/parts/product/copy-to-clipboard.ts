import i18next from 'i18next'
import { showMessage } from '#ui/messages.ts'

/** C-07. */
export async function copyToClipboard(article: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(article)
    showMessage({ text: i18next.t('product:article.copied', { article }) })
  } catch {
    // Forbidden by the browser, or the page is not served over HTTPS: the person can still select the text.
    showMessage({ text: i18next.t('product:article.notCopied'), kind: 'error' })
  }
}
