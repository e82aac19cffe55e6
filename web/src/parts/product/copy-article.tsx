import { mdiContentCopy } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { plainClass } from '#ui/plain-class.ts'
import { copyToClipboard } from './copy-to-clipboard.ts'

// One plain element: lists show a hundred of them.
const root = plainClass(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'copy',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flexShrink: 0, width: 14, height: 14, fill: 'currentColor', opacity: 0.55 },
  '&:hover': { color: theme.vars?.palette.primary.main },
}))

/** C-07. */
export function CopyArticle({ article, tabIndex }: { article: string; tabIndex?: number }) {
  const { t } = useTranslation('product')
  return (
    <button
      className={root}
      type="button"
      tabIndex={tabIndex}
      title={t('article.copy')}
      aria-label={t('article.copyLabel', { article })}
      onClick={() => void copyToClipboard(article)}
    >
      <span>{article}</span>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={mdiContentCopy} />
      </svg>
    </button>
  )
}
