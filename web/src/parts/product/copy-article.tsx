import ButtonBase from '@mui/material/ButtonBase'
import { mdiContentCopy } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'

/** C-07. */
export function CopyArticle({ article }: { article: string }) {
  const { t } = useTranslation('product')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(article)
      showMessage({ text: t('article.copied', { article }) })
    } catch {
      // Forbidden by the browser, or the page is not served over HTTPS: the person can still select the text.
      showMessage({ text: t('article.notCopied'), kind: 'error' })
    }
  }
  return (
    <ButtonBase
      onClick={() => void copy()}
      title={t('article.copy')}
      aria-label={t('article.copyLabel', { article })}
      sx={{ font: 'inherit', color: 'inherit', gap: 1, borderRadius: 0.5, '&:hover': { color: 'primary.main' }, '& svg': { opacity: 0.6 } }}
    >
      {article}
      <Icon path={mdiContentCopy} sx={{ fontSize: 14 }} />
    </ButtonBase>
  )
}
