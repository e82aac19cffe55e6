import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { mdiEmailOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import type { ListedDocument } from './document-list-props.ts'

/** Download, send and pay. */
export function DocumentTools({ document }: { document: ListedDocument }) {
  const { t } = useTranslation('documents')
  const { open } = useHistoryStateSwitch()
  const name = t('name', { type: t(`types.${document.type}`), number: document.number })
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {document.files.map(({ format, path }) => (
        <Button
          key={format}
          size="small"
          variant="outlined"
          color="inherit"
          component="a"
          href={path}
          download
          aria-label={t('tools.download', { name, format: format.toUpperCase() })}
          sx={{ minWidth: 0, px: 2 }}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <IconButton
        size="small"
        aria-label={t('tools.send', { name })}
        title={t('tools.sendHint')}
        onClick={() => void open({ openedDocumentTool: document.id })}
      >
        <Icon path={mdiEmailOutline} fontSize="small" />
      </IconButton>
      {document.canPay && (
        <Button
          size="small"
          variant="contained"
          aria-label={t('tools.payOf', { name })}
          onClick={() => void open({ openedPayment: document.id })}
        >
          {t('tools.pay')}
        </Button>
      )}
    </Box>
  )
}
